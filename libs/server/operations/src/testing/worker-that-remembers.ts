/**
 * Starts the worker so that it runs a model only once on the same input: specs make many edits of the same few
 * pictures, and a model always gives the same answer.
 */
import { registerHooks } from 'node:module';

const [MODELS, THAT_REMEMBER] = ['../worker/models.ts', './models-that-remember.ts'].map(
  (path) => new URL(path, import.meta.url).href,
);

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const found = nextResolve(specifier, context);
    const isReplaced = found.url === MODELS && context.parentURL !== THAT_REMEMBER;
    return isReplaced && THAT_REMEMBER !== undefined ? nextResolve(THAT_REMEMBER, context) : found;
  },
});
await import('../worker/ai-worker.ts');
