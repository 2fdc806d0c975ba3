import { duotoneIn, withDuotone } from './duotones/with-duotone.ts';
import type { PromptReading } from './prompt-reading.ts';
import { settingsIn, withSettings } from './sliders/with-settings.ts';
import { withTextBelow } from './texts-below/with-text-below.ts';
import { normalized } from './words/normalized.ts';

/**
 * The reading of a prompt with something that leaves no doubt (settings of sliders, a duotone, a text below another one), which
 * is read apart, and of what `read` reads of the rest. Null for any other prompt.
 */
export const readApart = (prompt: string, read: (rest: string) => PromptReading): PromptReading | null => {
  const settings = settingsIn(prompt);
  if (settings !== null) return withSettings(settings, read);
  const plain = normalized(prompt);
  const duotone = duotoneIn(plain);
  return duotone === null ? withTextBelow(plain, read) : withDuotone(duotone, read);
};
