/** Offered before any suggestion is made, and to pad shorter lists (spec: images §9). */
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

/** Attempts in all for an internal error of a model, and the wait after each failed one (spec: images §9). */
export const AI_MAX_ATTEMPTS = 3;
export const aiRetryDelayMs = (attempt: number): number => 1_000 * 2 ** (attempt - 1);

/** "1980s" in "make it 1980s style", or null (spec: images §9). */
export const decadeIn = (prompt: string): string | null => /\b(\d{4}s)\b/i.exec(prompt)?.[1] ?? null;
