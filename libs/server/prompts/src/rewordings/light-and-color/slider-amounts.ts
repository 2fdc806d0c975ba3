import type { Rewording } from '../rewording.ts';

/*
 * Sliders of other editors with the amount behind a direction or a verb: “highlights down 20” and “pull the highlights down
 * by 20” are “highlights -20”, and so are “highlights minus 20”. In six languages a number stands for percent: “saturation to 10”.
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
      `(?<!\\p{L})(?<slider>dehaze|clarity) (?:(?:by|at|about|around|roughly|ca\\.?) )*${AMOUNT}`,
      'giu',
    ),
    signed,
  ],
];

/** Settings that go from nothing to a hundred percent. */
const SETTING =
  '(?:contrast|saturation|vibrance|clarity|kontrast|sättigung|dynamik|klarheit|contraste|saturaci[oó]n|claridad|saturação|saturacao|clareza|contrasto|saturazione|chiarezza|luminosité|brillo|brilho|luminosità|helligkeit|brightness)';
/** A number without a unit, and its end. */
const BARE = '(?<amount>[1-9]\\d?)';
const ENDS = '(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)| (?:and|und|y|et|e|then|dann|luego|puis|depois|poi)(?!\\p{L}))';

export const SETTINGS_TO: readonly Rewording[] = [
  // “Sube la luz un 25”.
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:sub|baj|aument|reduc|redúc)\\p{L}+ (?:la|el) (?:luz|brillo|luminosidad|exposición|contraste|saturación|nitidez)) un ${BARE}${ENDS}`,
      'giu',
    ),
    ' un $<amount> %',
  ],
  // Nothing of the colors is left.
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:the|die|la|a) )?(?:saturation|sättigung|saturaci[oó]n|satura[çc][aã]o|saturazione) (?:to|at|auf|al?|à|em|para|su) (?:0 ?%?|zero|null|cero|zéro)${ENDS}`,
      'giu',
    ),
    'black and white',
  ],
  [
    new RegExp(`(?<!\\p{L})(?<setting>${SETTING}) (?:to|at|auf|al?|à|em|para|su) ${BARE}${ENDS}`, 'giu'),
    '$<setting> +$<amount> %',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<by>by|um|un|di|de|em) ${BARE} (?=(?:(?:a |in |de )?(?:the|die|den|el|la|le|l['’]|o|il) ?)?${SETTING}(?!\\p{L}))`,
      'giu',
    ),
    '$<by> $<amount> % ',
  ],
];
