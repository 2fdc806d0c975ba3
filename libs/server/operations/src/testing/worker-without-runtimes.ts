/** Starts the worker as on a machine where no model can run. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    if (specifier.startsWith('onnxruntime-')) throw new Error(`Cannot find ${specifier}`);
    return nextResolve(specifier, context);
  },
});
await import('../worker/ai-worker.ts');
