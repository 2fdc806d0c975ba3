/** Shown until suggestions are made, and added to shorter lists (spec: images §9). */
export const DEFAULT_SUGGESTIONS = [
  'Remove background',
  'Enhance colors',
  'Make it vintage',
  'Add dramatic lighting',
  'Convert to watercolor',
  'Make it black and white',
  'Add magical effects',
  'Improve quality',
  'Add neon glow',
] as const;

/** The main prompt when no writer could make one (spec: images §8). */
export const DEFAULT_MAIN_PROMPT = 'A creative, artistic edit of the image.';
/** The number of words of a suggestion. */
const SUGGESTION_WORDS = { min: 2, max: 4 };

/**
 * Exactly nine suggestions (spec: images §9): the phrases of 2 to 4 words in `given`, each once, then those
 * of the default list.
 */
export const nineSuggestions = (given: readonly string[]): readonly string[] => {
  const phrases = given
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => {
      const { length } = phrase.split(' ');
      return phrase !== '' && length >= SUGGESTION_WORDS.min && length <= SUGGESTION_WORDS.max;
    });
  const byName = new Map<string, string>();
  for (const phrase of [...phrases, ...DEFAULT_SUGGESTIONS]) {
    const name = phrase.toLowerCase();
    if (!byName.has(name)) byName.set(name, phrase);
  }
  return [...byName.values()].slice(0, DEFAULT_SUGGESTIONS.length);
};

/** The largest mask, as a PNG. */
export const MASK_MAX_BYTES = 1024 * 1024;

/** Attempts in all for an internal error of a model, and the wait after each failed one (spec: images §9). */
export const AI_MAX_ATTEMPTS = 3;
export const aiRetryDelayMs = (attempt: number): number => 1_000 * 2 ** (attempt - 1);

/** "1980s" in "make it 1980s style", or null (spec: images §9). */
export const decadeIn = (prompt: string): string | null => /\b(\d{4}s)\b/i.exec(prompt)?.[1] ?? null;
