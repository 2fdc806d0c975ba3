/**
 * The default suggestions. They are shown until a model has made some, and fill lists that are too short
 * (spec: images §9).
 */
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

/** What an edit can do with another picture of the person. They are suggested first as soon as one is chosen. */
export const OTHER_PICTURE_SUGGESTIONS = [
  'Use my other image as the background',
  'Match the colors of my other image',
  'Put it side by side with my other image',
  'Put my other image in the bottom right corner',
  'Use the sky of my other image',
] as const;

/** The main prompt if no model suggests one (spec: images §8). */
export const DEFAULT_MAIN_PROMPT = 'A creative, artistic edit of the image.';
/** The minimum and maximum number of words in a suggestion. */
const SUGGESTION_WORDS = { min: 2, max: 4 };

/**
 * Returns exactly nine suggestions (spec: images §9): first the phrases of 2 to 4 words in `given`, without
 * duplicates, then default suggestions.
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

/** The maximum size of a mask, which is a PNG. */
export const MASK_MAX_BYTES = 1024 * 1024;

/**
 * The number of attempts if a model reports internal errors, and the wait before the next attempt (spec: images
 * §9).
 */
export const AI_MAX_ATTEMPTS = 3;
export const aiRetryDelayMs = (attempt: number): number => 1_000 * 2 ** (attempt - 1);

/**
 * Returns the decade in a prompt: "1980s" for "make it 1980s style". Null if there is none (spec: images §9).
 */
export const decadeIn = (prompt: string): string | null => /\b(\d{4}s)\b/i.exec(prompt)?.[1] ?? null;
