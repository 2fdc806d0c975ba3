/** Starts the worker as on a machine without onnxruntime's native binary. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    if (specifier === 'onnxruntime-node') throw new Error('Cannot find onnxruntime_binding.node');
    return nextResolve(specifier, context);
  },
});
await import('../worker/ai-worker.ts');
