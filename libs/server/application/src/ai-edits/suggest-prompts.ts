import { isImageUid, notFound, requireUser, type Image, type Viewer } from '@safelight/domain';
import {
  DEFAULT_MAIN_PROMPT,
  isRasterType,
  nineSuggestions,
  PROMPT_MAX_LENGTH,
  textProblem,
} from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type { Ports, PromptSuggestions } from '../ports/index.ts';

interface Deps extends Pick<Ports, 'images' | 'store' | 'promptWriters'> {
  readonly limits: Pick<AttemptLimits, 'promptSuggestions'>;
}

/** How long one model may take before the next one is tried. */
const WRITER_TIMEOUT_MS = 20_000;

const isUsable = (text: string): boolean => text !== '' && textProblem(text) === null;

/** Completes the suggestions of a model: a main prompt and exactly nine short ones. */
const inForm = ({ main, suggestions }: PromptSuggestions): PromptSuggestions => {
  const prompt = main.trim().slice(0, PROMPT_MAX_LENGTH);
  return {
    main: isUsable(prompt) ? prompt : DEFAULT_MAIN_PROMPT,
    suggestions: nineSuggestions(suggestions.filter(isUsable)),
  };
};

const DEFAULTS = inForm({ main: DEFAULT_MAIN_PROMPT, suggestions: [] });

/**
 * Returns suggestions for editing one of the viewer's images: a main prompt and exactly nine short ones (spec:
 * images §7, §9). They come from the first model that answers, otherwise from the default list. Costs nothing.
 * Throws NOT_FOUND if the image is not the viewer's, RATE_LIMITED.
 */
export const suggestPrompts = ({ images, store, promptWriters, limits }: Deps) => {
  const ask = async ({ title, current }: Image): Promise<PromptSuggestions> => {
    const { contentType, shared } = current;
    if (!isRasterType(contentType) || promptWriters.length === 0) return DEFAULTS;
    return store.readLocally(shared.key, async (path) => {
      for (const writer of promptWriters) {
        const signal = AbortSignal.timeout(WRITER_TIMEOUT_MS);
        const request = { picture: { path, contentType }, title };
        const written = await writer.suggest(request, signal).catch(() => null);
        if (written !== null) return inForm(written);
      }
      return DEFAULTS;
    });
  };

  return async (viewer: Viewer, imageUid: string): Promise<PromptSuggestions> => {
    const userId = requireUser(viewer);
    const image = isImageUid(imageUid) ? await images.find(imageUid) : null;
    if (image === null || image.ownerId !== userId) throw notFound();
    await limits.promptSuggestions(userId);
    return ask(image).catch(() => DEFAULTS);
  };
};
