import type { EditedImage } from '../saving/use-open-document.ts';
import type { AiVersion } from './ai-result.ts';
import type { EditorAi } from './use-editor-ai.ts';

/** The two versions that Compare shows. */
export interface Compared {
  readonly original: AiVersion;
  readonly edited: AiVersion;
}

/** The original and the previewed result, or else the newest result; null when there is none. */
export const comparedIn = (
  { jobs, versions, looked }: EditorAi,
  { current }: EditedImage,
): Compared | null => {
  const made = jobs.flatMap(({ state, resultVersion }) =>
    state === 'SUCCEEDED' ? versions.filter(({ id }) => id === resultVersion?.id) : [],
  );
  const edited = looked?.version ?? made[0];
  const original = versions.find(({ id }) => id === current.id);
  return edited === undefined || original === undefined || original.id === edited.id
    ? null
    : { original, edited };
};
