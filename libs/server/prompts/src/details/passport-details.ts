import type { StepOptions } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { countrySizeIn } from './passport-countries.ts';
import { colorsOf, isLike, ownerOf, placesOf, type Said } from './said.ts';

const MM_PER_INCH = 25.4;
/** Two sides without a unit: up to the first figure inches ("2x2"), then centimeters, millimeters, and pixels. */
const LARGEST_INCHES = 2.5;
const LARGEST_CM = 12;
const LARGEST_MM = 120;
/** The heights of photos of which the prompt names the size in pixels. */
const SQUARE_MM = 51;
const UPRIGHT_MM = 45;

const SIDES =
  /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,2})?) ?(mm|cm|in|inch|inches|zoll|px|pixels?|")? ?(?:[x×*]|(?:by|mal|por|par|per|sur)\b) ?(\d{1,4}(?:[.,]\d{1,2})?) ?(mm|cm|inch(?:es)?|in(?= *(?:$|[,.;)]|passport|photo|visa|id\b))|zoll|pouces?|pulgadas?|polegadas?|pollici|px|pixels?|")?/iu;

interface PhotoSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly pixels: { readonly width: number; readonly height: number } | null;
}

/** The size that a prompt names for a passport photo, which people often write without its unit: "3x4", "600x600". */
export const photoSizeIn = (prompt: string): PhotoSize | null => {
  const parts = SIDES.exec(prompt);
  if (parts === null) return null;
  const [width, height] = [parts[1], parts[3]].map((side) => Number((side ?? '').replace(',', '.')));
  if (width === undefined || height === undefined || width === 0 || height === 0) return null;
  const unit = (parts[4] ?? parts[2] ?? '').toLowerCase();
  const longest = Math.max(width, height);
  const isPixels = unit.startsWith('px') || unit.startsWith('pixel') || (unit === '' && longest > LARGEST_MM);
  if (isPixels) {
    const tall = width === height ? SQUARE_MM : UPRIGHT_MM;
    const widthMm = Math.round((tall * width) / height);
    return { widthMm, heightMm: tall, pixels: { width, height } };
  }
  const isInches = /^(?:in|zoll|pou|pul|pol|")/.test(unit) || (unit === '' && longest <= LARGEST_INCHES);
  const isCentimeters = unit === 'cm' || (unit === '' && !isInches && longest <= LARGEST_CM);
  const scale = isInches ? MM_PER_INCH : isCentimeters ? 10 : 1;
  const sides = [Math.round(width * scale), Math.round(height * scale)];
  // "32x26 mm": in some countries the height is said first, and a photo of a face is always upright.
  return { widthMm: Math.min(...sides), heightMm: Math.max(...sides), pixels: null };
};

const REJECTED =
  /^(?:reject\p{L}*|refus\p{L}*|declin\p{L}*|denied|abgelehnt|zurückgewiesen|rechaz\p{L}*|rejet\p{L}*|recus\p{L}*|rejeit\p{L}*|rifiut\p{L}*|respint\p{L}*)$/iu;
/** Verbs of which the background is the object: "change the background to blue for a visa photo". */
const CHANGE =
  /^(?:change|replace|swap|make|turn|switch|ändere?|ersetze?|tausche?|wechsle|mach\p{L}*|cambia\p{L}*|cámbia\p{L}*|reemplaza\p{L}*|change[rz]?|remplace\p{L}*|mets|muda\p{L}*|troca\p{L}*|substitu\p{L}*|sostitui\p{L}*)$/iu;
const BACKGROUND = /^(?:backgrounds?|backdrop|bg|hintergrund|fondo|fond|fundo|sfondo)$/iu;
const SHADOWS = /^(?:shadows?|schatten|sombras?|ombres?|ombr[ae])$/iu;

/** True if an office did not take a photo. */
export const isRejected = (said: Said): boolean => placesOf(said, REJECTED).length > 0;

/** True if only the background should change: the photo is one for a passport already, or its purpose is said. */
const isOnlyOfBackground = (said: Said): boolean => {
  const [ground] = placesOf(said, BACKGROUND);
  const passport = said.words.findIndex((word) => says(word, 'op:passport-photo'));
  if (ground === undefined || passport < 0) return false;
  const verb = placesOf(said, CHANGE).find((at) => at < ground && ground - at <= 3);
  return (
    isRejected(said) ||
    (verb !== undefined && verb < passport && ground < passport && said.part[ground] === said.part[passport])
  );
};

/** True for the color of something else in the photo: "I have a black shirt on". */
const isWorn = ({ words }: Said, at: number): boolean =>
  [words[at - 1], words[at + 1]].some(
    (word) =>
      word !== undefined &&
      (says(word, 'part') ||
        (word.concepts.size === 0 && word.measure === null && /\p{L}{3}/u.test(word.text))),
  );

/** The color of the photo's background: that beside a word for the background, or else any that belongs to nothing. */
const groundOf = (said: Said): { readonly name: string; readonly hex: string } | undefined => {
  const colors = colorsOf(said);
  return (
    colors.find(({ at }) => ownerOf(said, at) === 'background') ??
    colors.find(({ at }) => ownerOf(said, at) === null && !isWorn(said, at))
  );
};

/** The steps of a prompt about a passport photo, with its size and the color behind the person. */
export const withPassport = (
  steps: readonly PlannedStep[],
  said: Said,
  prompt: string,
): readonly PlannedStep[] | null => {
  const isNamed = said.words.some((word) => says(word, 'op:passport-photo'));
  const photo = steps.find(({ operation }) => operation === 'passport-photo');
  if (photo === undefined && !isNamed) return null;
  const ground = groundOf(said);
  if (ground !== undefined && isOnlyOfBackground(said)) {
    const options = { fill: 'color', name: ground.name, stops: ground.hex, direction: 'vertical' };
    const others = steps.filter(
      ({ operation }) =>
        !['passport-photo', 'replace-background', 'remove-background', 'crop'].includes(operation),
    );
    return [{ operation: 'replace-background', strength: 1, options }, ...others];
  }
  if (photo === undefined) return null;
  const size = photoSizeIn(prompt);
  const behind = ground === undefined ? {} : { color: ground.hex, name: ground.name };
  const isSized = size !== null || 'widthMm' in photo.options;
  const measures =
    size === null
      ? ((isSized ? null : countrySizeIn(prompt)) ?? {})
      : { widthMm: size.widthMm, heightMm: size.heightMm };
  const options: StepOptions = { ...(size === null ? photo.options : {}), ...measures, ...behind };
  const isIncluded = ({ operation, options: { fill } }: PlannedStep): boolean =>
    operation === 'crop' ||
    operation === 'remove-background' ||
    (operation === 'replace-background' && (ground !== undefined || fill !== 'reference')) ||
    (operation === 'resize' && size !== null);
  const kept = steps.filter((step) => !isIncluded(step));
  const pixels = size?.pixels ?? null;
  const resized: readonly PlannedStep[] =
    pixels === null
      ? []
      : [{ operation: 'resize', strength: 1, options: { width: pixels.width, height: pixels.height } }];
  return kept.flatMap((step) =>
    step.operation === 'passport-photo' ? [{ ...step, options }, ...resized] : [step],
  );
};

/** True if the shadows behind the person were a reason to reject a photo, which the new background takes away. */
export const isOfShadowsBehind = (said: Said): boolean =>
  placesOf(said, SHADOWS).length > 0 &&
  said.words.some((word) =>
    isLike(
      word,
      /^(?:wall|behind|background|hinter|hintergrund|wand|fondo|pared|detrás|fond|mur|derrière|fundo|parede|atrás|sfondo|muro|dietro)$/iu,
    ),
  );
