import { enlarge } from '../superres/enlarge.ts';
import { NothingToDoError, type Operation } from './operation.ts';

/** Longer side in pixels of the sizes people name. */
const NAMED_SIDES: readonly (readonly [said: RegExp, name: string, side: number])[] = [
  [/\b(?:8 ?k|7680|4320p)\b/, '8K', 7_680],
  [/\b(?:5 ?k)\b/, '5K', 5_120],
  [/\b(?:4 ?k|uhd|ultra[- ]?hd|2160p|3840)\b/, '4K', 3_840],
  [/\b(?:2 ?k|qhd|1440p|2560)\b/, '2K', 2_560],
  [/\b(?:full ?hd|1080p|1920)\b/, 'Full HD', 1_920],
];
const FACTORS: readonly (readonly [said: RegExp, factor: number])[] = [
  [/\b(?:x ?4|4 ?x|four (?:times|fold)|fourfold|quadrupl\w*|4 times|by 4|400 ?%)|×\s?4|4\s?×/, 4],
  [/\b(?:x ?3|3 ?x|three times|tripl\w*|3 times|by 3|300 ?%)|×\s?3|3\s?×/, 3],
  [/\b(?:x ?2|2 ?x|twice|two times|twofold|doubl\w*|2 times|by 2|200 ?%)|×\s?2|2\s?×/, 2],
];
const DEFAULT_FACTOR = 2;
/** Results less larger than this would look the same. */
const LEAST_GAIN = 1.02;

const VERBS = String.raw`(?:up-?scal\w*|up-?sampl\w*|enlarg\w*|up-?res\w*|super[- ]?resol\w*|upsiz\w*)`;
const SIZE = String.raw`(?:[2458] ?k|uhd|ultra[- ]?hd|full ?hd|qhd|1080p|1440p|2160p|4320p)\b`;

/** More pixels by a super-resolution network: a factor, or up to a size. */
export const upscale: Operation<'upscale'> = {
  id: 'upscale',
  title: 'upscale',
  phase: 'size',
  stage: 'Adding pixels',
  graded: false,
  models: ['slim-x2', 'animev3-x4', 'gans-x4'],
  example: 'Upscale to 4K',
  said: [
    new RegExp(
      String.raw`\b${VERBS}\b(?:(?: (?:it|this|the|my|image|photo|picture|resolution|size|up))* (?:to|by|at|in)? ?(?:${SIZE}|x ?[234]|[234] ?x|twice|(?:two|three|four|[234]) times|[234]00 ?%))?`,
    ),
    new RegExp(
      String.raw`\b(?:(?:convert|export|make|render|turn|give|resize|scale) (?:\w+ ){0,4})?(?:to |in |at |into |for )?(?<![\w#])${SIZE}(?: (?:resolution|quality|version|size))?`,
    ),
    /\b(?:increas\w*|higher|high|more|rais\w*|doubl\w*|tripl\w*|quadrupl\w*|boost|better|improv\w*) (?:the |its |image |picture |photo |my )*(?:resolution|pixels|megapixels|size|dimensions)\b(?: (?:by |to )?(?:x ?[234]|[234] ?x|twice|(?:two|three|four|[234]) times))?/,
    /\b(?:make|scale|blow) (?:it|this|the (?:image|photo|picture)) (?:up\b|(?:much |a lot )?(?:bigger|larger)|(?:two|three|four|[234]) times (?:bigger|larger|the size)|twice (?:as (?:big|large)|the size)|x ?[234]\b|[234] ?x\b)/,
    /\b(?:bigger|larger)\b(?: (?:size|version|resolution|image|picture|photo))?|\b(?:double|triple|quadruple) (?:it|the size|in size)\b/,
    /(?:^|\s)(?:[x×] ?[234]|[234] ?[x×])(?: (?:bigger|larger|resolution|size|upscal\w*))?(?=\s|$)/,
    /\bfor (?:a )?(?:large |big )?(?:print(?:ing)?|poster|billboard)\b/,
  ],
  hint: 'Only a whole picture can be enlarged, not a part of it.',
  options: (clause, { mask }) => {
    if (mask) return null;
    const named = NAMED_SIDES.find(([said]) => said.test(clause));
    if (named !== undefined) return { side: named[2], to: named[1] };
    const factor = FACTORS.find(([said]) => said.test(clause))?.[1] ?? DEFAULT_FACTOR;
    return { factor };
  },
  titleFor: ({ to, factor }) =>
    to === undefined ? `upscale ×${factor ?? DEFAULT_FACTOR}` : `upscale to ${to}`,
  async apply(picture, _strength, context) {
    const { options, maxSide, infer, report, note } = context;
    const side = Math.max(picture.width, picture.height);
    const wanted =
      typeof options['side'] === 'number'
        ? options['side']
        : Math.round(side * Number(options['factor'] ?? DEFAULT_FACTOR));
    const target = Math.min(wanted, maxSide);
    if (target < side * LEAST_GAIN) {
      throw new NothingToDoError(
        wanted < side * LEAST_GAIN
          ? `The picture already has ${side} pixels on its longer side.`
          : `The picture already has ${side} pixels on its longer side, and the most your plan allows is ${maxSide}.`,
      );
    }
    if (target < wanted) note(`Stopped at ${target} pixels on the longer side, the most your plan allows.`);
    const factor = target / side;
    const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)];
    return enlarge(picture, width, height, infer, (fraction) => report(fraction));
  },
};
