import { type OperationId, type StepOptions } from '@safelight/operations';

interface Planned {
  readonly operation: OperationId;
  readonly options: StepOptions;
  readonly strength?: number;
}

/** Vague operations, which people often mention beside the operation that they want. */
export const VAGUE: readonly OperationId[] = ['enhance-colors', 'improve-quality'];
/** Specific operations. Beside one of them, a vague operation is not meant. */
const PARTICULAR: readonly OperationId[] = [
  'artist-style',
  'black-and-white',
  'blur-background',
  'brighten',
  'cartoon',
  'cinematic',
  'color-correction',
  'contrast',
  'darken',
  'dehaze',
  'dramatic-lighting',
  'fade',
  'flip',
  'hdr',
  'low-light',
  'magical-effects',
  'neon-glow',
  'posterize',
  'recolor',
  'replace-background',
  'saturation',
  'scan-document',
  'smooth-skin',
  'sunset',
  'watermark',
];

/** For each operation, the operations that it includes or whose words also describe it: "too dark, make it brighter". */
const INCLUDED: Partial<Record<OperationId, readonly OperationId[]>> = {
  'low-light': ['brighten', 'night', 'dramatic-lighting', 'sunset'],
  brighten: ['night'],
  denoise: ['night'],
  dehaze: ['sharpen'],
  hdr: ['low-light', 'darken', 'sunset'],
  'scan-document': [
    'straighten',
    'repair-scratches',
    'pencil-sketch',
    'brighten',
    'darken',
    'contrast',
    'crop',
    'sharpen',
    'improve-quality',
    'round-corners',
    'passport-photo',
    'remove-background',
    'replace-background',
  ],
  'product-shadow': ['replace-background', 'remove-background', 'low-light'],
  'round-corners': ['crop', 'border'],
  'magical-effects': ['blur'],
  'passport-photo': ['crop'],
  'neon-glow': ['night', 'vintage'],
  'dramatic-lighting': ['darken', 'oil-painting'],
  sepia: ['black-and-white'],
  sunset: ['warm-tones'],
  'artist-style': ['oil-painting', 'posterize', 'cartoon', 'pencil-sketch', 'watercolor'],
  watercolor: ['oil-painting', 'saturation', 'remove-background'],
  'film-grain': ['denoise', 'vintage'],
  night: ['cool-tones'],
  invert: ['scan-document'],
  'color-correction': ['neon-glow'],
  fade: ['saturation'],
  'teal-and-orange': ['cinematic'],
  darken: ['night'],
  pixelate: ['improve-quality', 'vintage'],
  vignette: ['darken'],
  upscale: ['improve-quality', 'resize'],
  'repair-scratches': ['vintage', 'improve-quality'],
  'blur-background': ['sharpen', 'blur'],
  'replace-background': ['remove-background'],
};

/** True for a crop to a square beside bars that make the picture square, which cut nothing off. */
const isCutInstead = (step: Planned, other: Planned): boolean =>
  step.operation === 'crop' && other.operation === 'border' && other.options['shape'] === 'square';

const HALF = 0.5;
/** "Too yellow, cool it by 20 %": the complaint is only the reason, and the step with the number is the whole wish. */
export const isMeasuredInstead = ({ operation }: Planned, other: Planned): boolean =>
  operation === 'color-correction' &&
  ['cool-tones', 'warm-tones'].includes(other.operation) &&
  other.strength !== undefined &&
  other.strength < 1 &&
  other.strength !== HALF;

/** True for a white background beside the shadow that is laid on white anyway. */
export const isGroundOfShadow = ({ operation, options }: Planned, other: Planned): boolean =>
  operation === 'replace-background' && options['name'] === 'white' && other.operation === 'product-shadow';

const isSamePart = (one: Planned, other: Planned): boolean => one.options['where'] === other.options['where'];

/** True for a step with options of its own, which no other step includes: "a black border with round corners". */
const isOwn = ({ operation, options }: Planned, other: Planned): boolean =>
  (operation === 'border' && 'color' in options) ||
  (operation === 'vintage' && 'decade' in options) ||
  (operation === 'low-light' && other.options['tones'] === 'highlights') ||
  (operation === 'replace-background' &&
    other.operation === 'product-shadow' &&
    !isGroundOfShadow({ operation, options }, other)) ||
  (operation === 'crop' &&
    other.operation === 'round-corners' &&
    (options['ratio'] !== '1:1' || other.options['shape'] === 'rounded'));

/** True for words by which a vague operation is meant as it is: "enhance colors", "better quality". */
export const isExplicit = (text: string): boolean =>
  /colou?r|farb|\bcor(?:es)?\b|couleur|colori|qualit|quality|calidad|qualidade|enhance|improve|vivid|bunt/i.test(
    text,
  );

/** The steps without those that another step includes, and without vague steps beside specific ones. */
export const agreeing = <Step extends Planned>(
  steps: readonly Step[],
  explicit: ReadonlySet<OperationId>,
): readonly Step[] =>
  steps.filter(
    (step) =>
      !steps.some(
        (other) =>
          isSamePart(step, other) &&
          !isOwn(step, other) &&
          (isCutInstead(step, other) ||
            (isMeasuredInstead(step, other) && !explicit.has(step.operation)) ||
            INCLUDED[other.operation]?.includes(step.operation) === true ||
            (VAGUE.includes(step.operation) &&
              !explicit.has(step.operation) &&
              PARTICULAR.includes(other.operation))),
      ),
  );
