import type { EditPictures, PromptSuggestions, PromptWriter } from '@safelight/application/ports';
import { readFile } from 'node:fs/promises';
import type { TextService } from './image-service.ts';
import { quoted, ServiceFailure } from './service-failure.ts';
import { withinTime } from './service-fetch.ts';

/**
 * The instruction for a text model. It requests the format that `readSuggestions` parses (spec: images §7).
 */
const SUGGESTION_INSTRUCTION = `You look at a photo and propose how an image model could edit it.
Answer with exactly two lines and nothing else:
MAIN: one prompt of at most 20 words for the edit that suits this photo best
SUGGESTIONS: nine short ideas for other edits, each of 2 to 4 words, separated by commas`;

/** The maximum length of a main prompt that a model wrote. */
const MAX_MAIN_LENGTH = 500;
const MAX_SUGGESTIONS = 50;

const LABELS = /^[\s>#*_-]*(MAIN|SUGGESTIONS)[\s*_]*:[\s*_]*/gim;
/** Numbers and bullets before an item, and Markdown around words. */
const BULLET = /^\s*(?:\d+\s*[.)]|[-•–+])\s+/;
const WRAPPING = /^[\s"'“”‘’`*_[\]]+|[\s"'“”‘’`*_[\].;]+$/g;

const clean = (text: string): string => text.replace(BULLET, '').replace(WRAPPING, '').replace(/\s+/g, ' ');

/** The texts after each label, up to the next label. */
const sectionsOf = (reply: string): ReadonlyMap<string, string> => {
  const labels = [...reply.matchAll(LABELS)];
  return new Map(
    labels.map((label, index) => [
      (label[1] ?? '').toUpperCase(),
      reply.slice(label.index + label[0].length, labels[index + 1]?.index),
    ]),
  );
};

/**
 * Parses a text model's reply by its two labels. It also accepts numbered, bulleted and quoted lists. Null
 * when the reply has neither a main prompt nor a suggestion.
 */
export const readSuggestions = (reply: string): PromptSuggestions | null => {
  const sections = sectionsOf(reply);
  const suggestions = (sections.get('SUGGESTIONS') ?? '')
    .split(/[,;\n]/)
    .map(clean)
    .filter((phrase) => phrase !== '')
    .slice(0, MAX_SUGGESTIONS);
  const said = clean((sections.get('MAIN') ?? '').trim().split(/\n\s*\n/)[0] ?? '').slice(0, MAX_MAIN_LENGTH);
  const main = said === '' ? suggestions[0] : said;
  return main === undefined ? null : { main, suggestions };
};

/** The longer side of the copy that is sent, large enough to recognize what a photo shows. */
const LIMITS = { maxSide: 768, maxBytes: 1024 * 1024 };

export interface HostedWriterOptions {
  readonly editPictures: Pick<EditPictures, 'reduce'>;
  /** The time limit for one call, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Creates a prompt writer that uses a text model. It throws ServiceFailure when the model fails or its reply
 * cannot be parsed.
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
