"""The names that PyTorch has and torc has not, by module: tools/python_missing.py writes them. Read when a name is asked for that is not there."""

NAMES = {
    "torch": """
        FatalError GradScaler SymBool SymFloat SymInt adaptive_max_pool1d align_tensors batch_norm_backward_elemt batch_norm_backward_reduce
        batch_norm_elemt batch_norm_gather_stats batch_norm_gather_stats_with_counts batch_norm_stats batch_norm_update_stats binomial bit bits16
        bits1x8 bits2x4 bits4x2 bits8 ccol_indices_copy cholesky cholesky_inverse cholesky_solve choose_qparams_optimized classes col_indices_copy
        cond contrib conv_tbc crow_indices_copy ctc_loss dequantize det dsmm embedding_bag empty_permuted empty_quantized
        fake_quantize_per_channel_affine fake_quantize_per_tensor_affine float4_e2m1fn_x2 float8_e4m3fnuz float8_e5m2fnuz float8_e8m0fnu fork
        frobenius_norm from_file fused_moving_avg_obs_fake_quant futures geqrf get_autocast_ipu_dtype get_autocast_xla_dtype get_device_module
        get_num_interop_threads has_lapack has_mkl has_openmp has_spectral hash_tensor histogram histogramdd hsmm hspmm import_ir_module
        import_ir_module_from_buffer indices_copy init_num_threads int1 int2 int3 int4 int5 int6 int7 int_repr inverse is_anomaly_check_nan_enabled
        is_autocast_ipu_enabled is_autocast_xla_enabled is_distributed is_vulkan_available istft lobpcg logdet lu_solve lu_unpack masked matrix_exp
        matrix_power max_pool1d_with_indices merge_type_from_type_comment monitor mps mtia native_channel_shuffle native_norm nested nonzero_static
        norm_except_dim nuclear_norm numa orgqr ormqr package parse_ir parse_schema parse_type_comment pdist pinverse q_per_channel_axis
        q_per_channel_scales q_per_channel_zero_points q_scale q_zero_point qint32 qint8 qr qscheme quantization quantize_per_channel
        quantize_per_tensor quantize_per_tensor_dynamic quasirandom quint2x4 quint4x2 quint8 read_vitals resize_as_sparse_ row_indices_copy rrelu
        rrelu_ saddmm segment_reduce set_anomaly_enabled set_autocast_ipu_dtype set_autocast_ipu_enabled set_autocast_xla_dtype
        set_autocast_xla_enabled set_flush_denormal set_num_interop_threads set_vital signal slice_inverse slogdet smm sparse sparse_bsc_tensor
        sparse_bsr_tensor sparse_compressed_tensor sparse_coo_tensor sparse_csc_tensor sparse_csr_tensor split_copy split_with_sizes_copy spmm
        sspaddmm stft svd sym_constrain_range sym_constrain_range_for_size sym_float sym_fresh_size sym_int sym_ite sym_max sym_min sym_not sym_sqrt
        sym_sum triangular_solve uint1 uint2 uint3 uint4 uint5 uint6 uint7 unbind_copy unify_type_list values_copy vitals_enabled vmap wait xpu
    """,
    "torch.functional": """
        align_tensors istft lu pca_lowrank stft svd_lowrank
    """,
    "torch.linalg": """
        cholesky cholesky_ex cond det eig eigh eigvals eigvalsh householder_product inv inv_ex ldl_factor ldl_factor_ex ldl_solve lstsq lu lu_factor
        lu_factor_ex lu_solve matrix_exp matrix_power matrix_rank pinv qr slogdet solve solve_ex solve_triangular svd svdvals tensorinv tensorsolve
    """,
    "torch.fft": """
        fft fft2 fftfreq fftn fftshift hfft hfft2 hfftn ifft ifft2 ifftn ifftshift ihfft ihfft2 ihfftn irfft irfft2 irfftn rfft rfft2 rfftfreq rfftn
    """,
    "torch.special": """
        airy_ai bessel_j0 bessel_j1 bessel_y0 bessel_y1 chebyshev_polynomial_t chebyshev_polynomial_u chebyshev_polynomial_v chebyshev_polynomial_w
        hermite_polynomial_h hermite_polynomial_he laguerre_polynomial_l legendre_polynomial_p modified_bessel_i0 modified_bessel_i1
        modified_bessel_k0 modified_bessel_k1 scaled_modified_bessel_k0 scaled_modified_bessel_k1 shifted_chebyshev_polynomial_t
        shifted_chebyshev_polynomial_u shifted_chebyshev_polynomial_v shifted_chebyshev_polynomial_w spherical_bessel_j0
    """,
    "torch.serialization": """
        mkdtemp validate_hpu_device
    """,
    "torch.overrides": """
        enable_reentrant_dispatch get_ignored_functions get_overridable_functions get_testing_overrides
    """,
    "torch.library": """
        define fallthrough_kernel get_ctx get_kernel impl impl_abstract infer_schema register_autocast register_torch_dispatch register_vmap
        triton_op wrap_triton
    """,
    "torch.accelerator": """
        get_device_capability get_memory_info memory
    """,
    "torch.compiler": """
        compile config keep_portable_guards_unsafe keep_tensor_guards_unsafe load_cache_artifacts load_compiled_function nested_compile_region
        save_cache_artifacts set_enable_guard_collectives skip_all_guards_unsafe skip_guard_on_all_nn_modules_unsafe skip_guard_on_globals_unsafe
        skip_guard_on_inbuilt_nn_modules_unsafe wrap_numpy
    """,
    "torch.nn": """
        AdaptiveLogSoftmaxWithLoss CTCLoss Container CrossMapLRN2d FractionalMaxPool2d FractionalMaxPool3d MaxUnpool3d factory_kwargs intrinsic qat
        quantizable quantized
    """,
    "torch.nn.functional": """
        assert_int_or_pair conv_tbc ctc_loss fractional_max_pool2d fractional_max_pool2d_with_indices fractional_max_pool3d
        fractional_max_pool3d_with_indices grouped_mm max_unpool3d native_channel_shuffle pdist rrelu_ scaled_grouped_mm scaled_mm
    """,
    "torch.nn.parameter": """
        UninitializedTensorMixin
    """,
    "torch.nn.attention": """
        WARN_FOR_UNFUSED_KERNELS activate_flash_attention_impl current_flash_attention_impl list_flash_attention_impls register_flash_attention_impl
        restore_flash_attention_impl
    """,
    "torch.nn.parallel": """
        comm gather parallel_apply replicate scatter scatter_gather
    """,
    "torch.optim": """
        SparseAdam
    """,
    "torch.autograd": """
        NestedIOFunction forward_ad kineto_available profiler_legacy profiler_util set_multithreading_enabled
    """,
    "torch.autograd.graph": """
        allow_mutation_on_saved_tensors set_warn_on_accumulate_grad_stream_mismatch
    """,
    "torch.autograd.profiler": """
        EnforceUnique FunctionEvent KinetoStepTracker MemRecordsAcc emit_itt kineto_available load_nvprof parse_nvprof_trace
    """,
    "torch.func": """
        debug_unwrap functionalize linearize replace_all_batch_norm_modules_ vmap
    """,
    "torch.utils": """
        ThroughputBenchmark backcompat backend_registration benchmark collect_env cpp_backtrace deterministic
        generate_methods_for_privateuse1_backend get_cpp_backtrace rename_privateuse1_backend set_module swap_tensors throughput_benchmark
    """,
    "torch.utils.data": """
        DFIterDataPipe DataChunk IterDataPipe MapDataPipe argument_validation datapipes functional_datapipe graph graph_settings
        guaranteed_datapipes_determinism non_deterministic runtime_validation runtime_validation_disabled
    """,
    "torch.utils.checkpoint": """
        CheckpointPolicy DefaultDeviceType GraphExecGroup SAC_IGNORED_OPS SelectiveCheckpointContext create_selective_checkpoint_contexts
    """,
    "torch.utils.dlpack": """
        DLDeviceType
    """,
    "torch.utils.hooks": """
        warn_if_has_hooks
    """,
    "torch.cuda": """
        BFloat16Storage BoolStorage ByteStorage CharStorage ComplexDoubleStorage ComplexFloatStorage CudaError DeferredCudaCallError DoubleStorage
        FloatStorage HalfStorage IntStorage LongStorage ShortStorage check_error cudaStatus cudart current_blas_handle gds green_contexts has_magma
        jiterator profiler sparse tunable
    """,
    "torch.cpu": """
        get_capabilities
    """,
    "torch.backends": """
        ContextProp PropModule kleidiai miopen
    """,
    "torch.backends.cuda": """
        can_use_cudnn_attention can_use_efficient_attention can_use_flash_attention cuFFTPlanCache cuFFTPlanCacheAttrContextProp
        cuFFTPlanCacheManager cufft_plan_cache preferred_linalg_library preferred_rocm_fa_library
    """,
    "torch.backends.mkl": """
        verbose
    """,
    "torch.backends.mkldnn": """
        verbose
    """,
    "torch.distributions": """
        CorrCholeskyTransform PositiveDefiniteTransform lkj_cholesky lowrank_multivariate_normal multivariate_normal wishart
    """,
    "torch.distributions.constraints": """
        MixtureSameFamilyConstraint corr_cholesky positive_definite positive_semidefinite
    """,
    "torch.distributions.transforms": """
        CorrCholeskyTransform PositiveDefiniteTransform softplus
    """,
    "torch.profiler": """
        ExecutionTraceObserver itt profiler
    """,
    "torch.multiprocessing": """
        get_sharing_strategy reductions set_sharing_strategy
    """,
}
