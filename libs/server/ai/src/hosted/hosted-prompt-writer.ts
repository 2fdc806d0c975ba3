import type { EditPictures, PromptWriter } from '@safelight/application/ports';
import { readFile } from 'node:fs/promises';
import type { TextService } from './image-service.ts';
import { readSuggestions, SUGGESTION_INSTRUCTION } from './read-suggestions.ts';
import { quoted, ServiceFailure } from './service-failure.ts';
import { withinTime } from './service-fetch.ts';

/** Large enough to see what a photo shows. */
const LIMITS = { maxSide: 768, maxBytes: 1024 * 1024 };

export interface HostedWriterOptions {
  readonly editPictures: Pick<EditPictures, 'reduce'>;
  /** The time limit for one call, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Creates a prompt writer that uses a text model. Throws ServiceFailure when the model fails or its answer
 * cannot be used.
 */
export const createHostedPromptWriter = (
  service: TextService,
  { editPictures, timeoutMs }: HostedWriterOptions,
): PromptWriter => ({
  name: service.name,
  suggest: async ({ picture, title }, signal) => {
    const reduced = await editPictures.reduce(picture, LIMITS, signal);
    try {
      const { contentType, width, height } = reduced;
      const bytes = await readFile(reduced.path);
      const question = {
        instruction: SUGGESTION_INSTRUCTION,
        text: `The photo is called ${JSON.stringify(title)}.`,
        picture: { bytes, contentType, width, height },
      };
      const reply = await withinTime({ timeoutMs, signal }, (within) => service.ask(question, within));
      const suggestions = readSuggestions(reply);
      if (suggestions !== null) return suggestions;
      throw new ServiceFailure(
        'internal-error',
        `No suggestions in what the AI model said: ${quoted(reply)}`,
      );
    } finally {
      await reduced.dispose();
    }
  },
});
