import { withUndone, type PromptReading } from '../prompt-reading.ts';

/** A color temperature: "5600 K", "6.500 Kelvin". "4K" and "8K" are sizes. */
const KELVINS = /(?<![\p{L}\p{N}.,])(?:1[0-2]|[2-9])[.,’' ]?\d{3} ?°?k(?:elvins?)?(?![\p{L}\p{N}])/iu;

const KELVIN_HINT =
  'A white balance in kelvins is only known to the raw file of a camera. Ask for warmer or cooler, with an amount such as “20 %” if you like.';

/** The reading that says of a color temperature that it cannot be set, because a picture does not tell its own. */
export const withKelvinsUndone = (reading: PromptReading, prompt: string): PromptReading => {
  const [kelvins] = KELVINS.exec(prompt) ?? [];
  return kelvins === undefined ? reading : withUndone(reading, [kelvins], KELVIN_HINT);
};
