import { rgbOf, type StepOptions } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import { THICK, THIN } from './degrees-of-size.ts';
import { colorsOf, isLike, nounFor, ownerAt, ownerOf, placesOf, type Said } from './said.ts';

const UNIT =
  /^(?:\d+(?:[.,]\d+)?)?(?:(cm|centim\p{L}*|centím\p{L}*|zentim\p{L}*)|(mm|millim\p{L}*|milím\p{L}*|milim\p{L}*)|(in|inch|inches|zoll|pouces?|pulgadas?|polegadas?|pollic[ei]))$/iu;
const MM_OF = { centimeters: 10, millimeters: 1, inches: 25.4 } as const;
/** Borders narrower than this on paper are thin, and wider ones than the second figure thick. */
const NARROW_MM = 4;
const WIDE_MM = 15;

const number = (text: string): number => Number(text.replace(',', '.'));

/** The width on paper that a prompt names, which a picture does not have. Null if it names none. */
const onPaper = ({ words }: Said, at: number): StepOptions | null => {
  const parts = UNIT.exec(words[at]?.text ?? '');
  const digits = /^\d/.test(parts?.[0] ?? '') ? parts?.[0] : words[at - 1]?.text;
  const value = number(/^\d+(?:[.,]\d+)?/.exec(digits ?? '')?.[0] ?? '');
  if (parts === null || !(value > 0)) return null;
  const unit =
    parts[1] === undefined ? (parts[2] === undefined ? 'inches' : 'millimeters') : ('centimeters' as const);
  const width = value * MM_OF[unit];
  if (width < NARROW_MM) return { unit, thickness: 'thin' };
  return width > WIDE_MM ? { unit, thickness: 'thick' } : { unit };
};

/** The width that a prompt names for the border at `noun`, or for any border if that is null. */
const widthFor = (said: Said, noun: number | null): StepOptions => {
  const belongs = (at: number): boolean =>
    noun === null ? ownerOf(said, at) === 'border' : nounFor(said, at) === noun;
  // “A white border, cut 10% off the bottom”: the amount belongs to the verb.
  const isCut = (at: number): boolean =>
    [at - 2, at - 1, at + 1].some((beside) => {
      const word = said.words[beside];
      return word !== undefined && says(word, 'crop', 'cut');
    });
  const own = said.words.flatMap((word, at) =>
    belongs(at) && !(word.measure !== null && isCut(at)) ? [{ word, at }] : [],
  );
  const pixels = own.find(({ word }) => word.measure?.kind === 'pixels')?.word.measure;
  if (pixels?.kind === 'pixels') return { pixels: pixels.value };
  const percent = own.find(({ word }) => word.measure?.kind === 'percent')?.word.measure;
  if (percent?.kind === 'percent') return { percent: percent.value };
  const paper = own.map(({ at }) => onPaper(said, at)).find((found) => found !== null);
  if (paper !== undefined) return paper;
  // "A big border around my small dog": of several words the nearest counts.
  const distance = (at: number): number => Math.abs((nounFor(said, at) ?? at) - at);
  const [sized] = own
    .filter(({ word }) => isLike(word, THIN) || isLike(word, THICK))
    .toSorted((one, other) => distance(one.at) - distance(other.at));
  if (sized === undefined) return {};
  return { thickness: isLike(sized.word, THIN) ? 'thin' : 'thick' };
};

const ONLY = /^(?:only|just|nur|solo|sólo|solamente|seulement|uniquement|só|apenas|soltanto)$/iu;
const SIDES: readonly string[] = ['top', 'bottom', 'left', 'right'];
/** The one side on which a border is wanted: "only at the bottom". */
const sideOf = (said: Said): StepOptions => {
  const only = placesOf(said, ONLY);
  const side = said.words.flatMap((word, at) => {
    const place = valueIn(word, 'place');
    const isNear = only.some((other) => other < at && at - other <= 3) && ownerOf(said, at) === 'border';
    return place !== null && SIDES.includes(place) && isNear ? [place] : [];
  })[0];
  return side === undefined ? {} : { side };
};

/** True if the border of the picture should go: "remove the thin black border". */
export const isBorderRemoved = (said: Said): boolean =>
  said.words.some(
    (word, at) =>
      says(word, 'remove') &&
      !says(word, 'crop', 'background') &&
      said.words
        .slice(at + 1, at + 6)
        .every((next) => !says(next, 'add', 'with', 'replace', 'background') && next.quote === null) &&
      said.words.some(
        (_, noun) =>
          noun > at &&
          noun - at <= 5 &&
          ownerAt(said, noun) === 'border' &&
          said.part[noun] === said.part[at],
      ),
  );

/** Words in six languages for another border: "y otro blanco por fuera". */
const ANOTHER =
  /^(?:another|one|other|second|anderer|andere|weiterer|zweiter|otro|autre|outr[oa]|altr[oa])$/iu;
const OUTER =
  /^(?:outer|outside|äußer\p{L}*|außen|außenrum|exterior|fuera|afuera|extérieur\p{L}*|dehors|extern\p{L}*|estern\p{L}*|fora|fuori)$/iu;
const INNER =
  /^(?:inner|inside|inner\p{L}*|innen|interior|dentro|adentro|intérieur\p{L}*|dedans|intern\p{L}*)$/iu;
const AROUND =
  /^(?:around|round|over|top|um|drum|auf|über|alrededor|sobre|encima|autour|sur|volta|redor|sopra|attorno|intorno)$/iu;

/** What stands for the picture, or for the border before. */
const IT = /^(?:it|drum|drumherum|herum|lui|ella|elle|esso|essa|ele|ela|él|dessen|diesen)$/iu;

/** The borders of a prompt that have a color, from the inner to the outer one. */
const coloredBorders = (said: Said): readonly StepOptions[] => {
  const colors = colorsOf(said);
  const others = placesOf(said, ANOTHER).filter((at) =>
    colors.some((color) => Math.abs(color.at - at) === 1),
  );
  const nouns = said.words.flatMap((_, at) =>
    ownerAt(said, at) === 'border' || (others.includes(at) && at > 0) ? [at] : [],
  );
  const nearest = (at: number): number | undefined =>
    nouns
      .filter((noun) => said.part[noun] === said.part[at])
      .toSorted(
        (one, other) =>
          Math.abs(one - at) - (one > at ? 0.5 : 0) - Math.abs(other - at) + (other > at ? 0.5 : 0),
      )[0];
  const borders = nouns.flatMap((noun) => {
    const color = colors.find(
      ({ at }) => nearest(at) === noun && (ownerOf(said, at) === 'border' || others.includes(noun)),
    );
    if (color === undefined) return [];
    const beside = said.words.filter((_, at) => nearest(at) === noun);
    const isOuter = beside.some((word) => isLike(word, OUTER));
    const isInner = beside.some((word) => isLike(word, INNER));
    const rank = isOuter ? 1 : isInner ? -1 : 0;
    return [{ noun, rank, color: color.hex, name: color.name, ...widthFor(said, noun) }];
  });
  const [first, second, ...more] = borders;
  if (first === undefined || second === undefined || more.length > 0 || first.color === second.color)
    return [];
  // "A blue border around a white one": the white one is drawn first. "A blue border, and around it a white one" is not so.
  const between = said.words.slice(first.noun + 1, second.noun);
  const around = between.findIndex((word) => isLike(word, AROUND));
  const beforeAround = between[around - 1];
  const isAroundSecond =
    around >= 0 &&
    !(beforeAround !== undefined && says(beforeAround, 'and')) &&
    !between.slice(around).some((word) => says(word, 'this', 'picture') || isLike(word, IT));
  const isFirstOuter = first.rank !== second.rank ? first.rank > second.rank : isAroundSecond;
  const inward = isFirstOuter ? [second, first] : [first, second];
  return inward.map(({ noun: _noun, rank: _rank, ...options }) => ({ shape: 'border', ...options }));
};

/** Wishes in six languages that the whole picture be seen in a square, without a part of it being cut off. */
const FITTING =
  /(?<!\p{L})(?:fits?|fitting|(?:rein|hinein)?pass(?:t|en)|quepan?|cab(?:e|er)|caiba|rentrer?|tienne|tenir|entri|entra (?:tutt[ao]|inter[ao]|nel)|ci stia|(?:without|ohne|sin|sans|sem|senza|nothing|nichts|nada|rien|niente) (?:\p{L}+ ){0,3}(?:crop|cut|zu(?:zu)?schn|ab(?:ge|zu)?schn|weggeschn|recort|rogn|recadr|coup|cort|(?:ri)?tagli)\p{L}*|(?:vea|voit|voie|veja|veda|seen?|sieht|sehen) (?:\p{L}+ )?(?:enter[ao]|whole|ganz|enti[eè]re?|inteir[ao]|inter[ao]))(?!\p{L})/iu;
const isFitting = ({ words }: Said): boolean => FITTING.test(words.map(({ text }) => text).join(' '));

const INSTANT = /^polaro[iï]d\p{L}*$/iu;
const MOST_BETWEEN = 2;
/** True for words that contain the frame of an instant photo: "a white polaroid frame with …". */
const isPolaroid = (said: Said): boolean =>
  placesOf(said, INSTANT).some((at) =>
    said.words.some(
      (word, noun) =>
        Math.abs(noun - at) <= MOST_BETWEEN && word.quote === null && ownerAt(said, noun) === 'border',
    ),
  );

/** The colors in which people write on the frame of an instant photo. */
const INK = '#222222';
const CHALK = '#ffffff';
const isDark = (hex: string): boolean => rgbOf(hex).reduce((sum, value) => sum + value, 0) < (3 * 255) / 2;
/**
 * The steps, with the text of an instant photo on its frame: the text is written after the frame is drawn, and does not
 * get the color of the frame.
 */
export const withWrittenOn = (steps: readonly PlannedStep[], said: Said): readonly PlannedStep[] => {
  const frame = steps.find(({ options }) => options['shape'] === 'polaroid');
  const isOn = ({ operation, options }: PlannedStep): boolean =>
    operation === 'add-text' && String(options['place']).startsWith('bottom');
  if (frame === undefined || !steps.some(isOn)) return steps;
  const own = colorsOf(said).filter(({ at }) => ownerOf(said, at) === 'letters');
  const color = isDark(String(frame.options['color'] ?? CHALK)) ? CHALK : INK;
  const written = steps
    .filter(isOn)
    .map((step) =>
      own.some(({ hex }) => hex === step.options['color'])
        ? step
        : { ...step, options: { ...step.options, color } },
    );
  return steps.flatMap((step) => (isOn(step) ? [] : step === frame ? [step, ...written] : [step]));
};

/** The borders that a step becomes with the widths and colors of the prompt. */
export const bordersOf = (step: PlannedStep, said: Said): readonly PlannedStep[] => {
  const { shape } = step.options;
  if (shape === 'bars') return [step];
  if (shape === 'polaroid' || isPolaroid(said)) {
    const own = colorsOf(said).find(({ at }) => ownerOf(said, at) === 'border');
    const color = own === undefined ? {} : { color: own.hex, name: own.name };
    return [{ ...step, options: { ...step.options, ...color, shape: 'polaroid' } }];
  }
  const two = coloredBorders(said);
  if (two.length > 0 && shape !== 'square') return two.map((options) => ({ ...step, options }));
  const bound = colorsOf(said).find(({ at }) => ownerOf(said, at) === 'border');
  const color = bound === undefined ? {} : { color: bound.hex, name: bound.name };
  if (shape === 'square' || isFitting(said))
    return [{ ...step, options: { ...step.options, ...color, shape: 'square' } }];
  const { pixels: _pixels, ...options } = step.options;
  const width = widthFor(said, null);
  const isOfOther = said.words.some(
    ({ measure }, at) =>
      measure?.kind === 'pixels' && ['corner', 'size'].includes(ownerOf(said, at) ?? 'border'),
  );
  const kept = isOfOther || 'pixels' in width ? options : step.options;
  return [{ ...step, options: { shape: 'border', ...kept, ...color, ...width, ...sideOf(said) } }];
};

/** The background of a prompt that also names the color of a border, which is no second color of the background. */
export const withoutBorderColor = (step: PlannedStep, said: Said): PlannedStep => {
  const stops = String(step.options['stops'] ?? '').split(' ');
  const isOfTwo =
    step.operation === 'replace-background' && step.options['fill'] === 'gradient' && stops.length === 2;
  if (!isOfTwo) return step;
  const colors = colorsOf(said).filter(({ hex }) => stops.includes(hex));
  const [own, ...others] = colors.filter(({ at }) => ownerOf(said, at) !== 'border');
  if (own === undefined || others.length > 0 || colors.length !== 2) return step;
  const options = { fill: 'color', name: own.name, stops: own.hex, direction: 'vertical' };
  return { ...step, options };
};
