// The built-in editor's own pieces, run in this process: no worker, no server.
import { fileURLToPath } from 'node:url';
import { openModels } from '../../libs/server/ai/src/worker/models.ts';
import { operationOf, OPERATIONS } from '../../libs/server/ai/src/operations/registry.ts';
import { readPrompt } from '../../libs/server/ai/src/plan/read-prompt.ts';

export { OPERATIONS, operationOf, readPrompt };

const models = openModels(fileURLToPath(new URL('../../libs/server/ai/models', import.meta.url)), 2);

/** Runs what `prompt` asks for on `picture`, which it may write into. Answers the result; throws when nothing can be done. */
export async function editPicture(picture, prompt, seed = 1) {
  const { steps, notPossible } = readPrompt(prompt);
  if (steps.length === 0) throw new Error(`“${prompt}” cannot be done: ${notPossible.join(', ')}`);
  let edited = picture;
  for (const { operation, strength, options } of steps) {
    edited = await operationOf(operation).apply(edited, strength, {
      seed,
      options,
      mask: null,
      maxSide: 7_680,
      reference: async () => null,
      infer: models.infer,
      report: async () => undefined,
      note: () => undefined,
    });
  }
  return edited;
}
