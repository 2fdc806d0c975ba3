/** The worker on a machine for which onnxruntime has no native part. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    if (specifier === 'onnxruntime-node') throw new Error('Cannot find onnxruntime_binding.node');
    return nextResolve(specifier, context);
  },
});
await import('../worker/ai-worker.ts');
