import type { Rewording } from '../rewording.ts';

/*
 * Sliders of other editors with the amount behind a direction or a verb: “highlights down 20” and “pull the highlights down
 * by 20” are “highlights -20”, and so are “highlights minus 20”.
 */

const SLIDER =
  '(?:exposure|brightness|contrast|highlights|shadows|whites|blacks|saturation|vibrance|clarity|warmth|temperature|temp|tint|sharpness|sharpening|dehaze|texture|grain|vignette)';
/** An amount of a slider, and no number of something else. */
const AMOUNT =
  '(?<amount>\\d{1,3}(?:[.,]\\d+)?)(?![\\d.,]*\\d| ?(?:%|percent|px|pixels?|k|kelvin|kb|mb|degrees|°|x)(?!\\p{L}))';

const signed = (...found: readonly unknown[]): string => {
  const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
  const isDown = groups['down'] !== undefined;
  return `${groups['slider'] ?? ''} ${isDown ? '-' : '+'}${groups['amount'] ?? ''}`;
};

export const SLIDER_AMOUNTS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:(?<down>pull|bring|take|drop|lower|turn|dial|reduce|decrease)|lift|raise|push|bump|boost|increase) (?:the |my )?(?<slider>${SLIDER})(?: (?:down|back|up))?(?: by)? ${AMOUNT}`,
      'giu',
    ),
    signed,
  ],
  [new RegExp(`(?<!\\p{L})(?<slider>${SLIDER}) (?:(?<down>down)|up)(?: by)? ${AMOUNT}`, 'giu'), signed],
  [new RegExp(`(?<!\\p{L})(?<slider>${SLIDER}) (?:(?<down>minus)|plus) ${AMOUNT}`, 'giu'), signed],
  [
    new RegExp(
      `(?<!\\p{L})(?<slider>dehaze|clarity) (?:(?:at|about|around|roughly|ca\\.?) )*${AMOUNT}`,
      'giu',
    ),
    signed,
  ],
];
