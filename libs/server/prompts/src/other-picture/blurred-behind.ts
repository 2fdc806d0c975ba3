import { amountIn, STRENGTH } from '../amounts/amounts.ts';
import { inOrder, type PlannedStep, type PromptReading, quote } from '../prompt-reading.ts';
import { wordsOf } from '../words/words.ts';

/*
 * The other picture as a blurred background: "put him in front of the other picture, blurred". Only what is behind is
 * blurred, and nothing is blurred without another picture.
 */

/** "As a blurred background", as two parts of a wish. */
const AS_BLURRED: readonly (readonly [said: RegExp, plainer: string])[] = [
  [
    /(?<!\p{L})as an? (?<how>(?:\p{L}+ )?blurr(?:ed|y)|out of focus) background(?!\p{L})/iu,
    'as the background, $<how>',
  ],
  [
    /(?<!\p{L})als (?<how>(?:\p{L}+ )?(?:unscharf|verschwommen))en hintergrund(?!\p{L})/iu,
    'als Hintergrund, $<how>',
  ],
  [/(?<!\p{L})(?:como|de) fondo (?<how>desenfocado|borroso)(?!\p{L})/iu, 'como fondo, $<how>'],
  [/(?<!\p{L})(?:comme|en) (?:fond|arrière-plan) (?<how>flou(?:té)?)(?!\p{L})/iu, 'comme fond, $<how>'],
  [/(?<!\p{L})(?:como|de) fundo (?<how>desfocado)(?!\p{L})/iu, 'como fundo, $<how>'],
  [/(?<!\p{L})come sfondo (?<how>sfocato)(?!\p{L})/iu, 'come sfondo, $<how>'],
];

const HOW_MUCH =
  "(?:a (?:bit|little)|slightly|very|really|strongly|etwas|leicht|ein (?:bisschen|wenig)|stark|sehr|un poco|ligeramente|muy|un peu|légèrement|très|um pouco|levemente|muito|bem|un po[’']?|leggermente|molto)";
const BLURRED =
  '(?:blur (?:it|that)|make (?:it|the background) blurr(?:y|ed)|blur the background|(?:mach|stell) den hintergrund unscharf|desenfoca el fondo|floute le fond|desfoca o fundo|sfoca lo sfondo|blurr(?:ed|y)|out of focus|unscharf|verschwommen|weichgezeichnet|(?:mach|stell) (?:es|ihn|das) unscharf|desenfocad[oa]|borros[oa]|desenfócal[oa]|floutée?|floue?|floute-l[ea]|desfocad[oa]|desfoca(?:-[oa])|sfocat[oa]|sfocal[oa])';
/** A part of a prompt that only says that something is blurred. */
const ONLY_BLURRED = new RegExp(
  `^(?:(?:and|but|also|und|aber|y|pero|et|mais|e|mas|ma) )?(?:${HOW_MUCH} )*${BLURRED}(?: ${HOW_MUCH})?(?: (?:please|pls|bitte|por favor|per favore|svp|stp))?$`,
  'iu',
);
const OTHER =
  /(?<!\p{L})(?:other|second|2nd|uploaded|ander\p{L}*|zweit\p{L}*|hochgeladen\p{L}*|otra|segunda|autre|deuxième|seconde|outra|altra|seconda)(?!\p{L})/iu;
const PIECE =
  /\s*[,.;!?]+\s+|\s+(?=(?:and|und|y|et|e) (?:then )?(?:blur|make (?:it|the background) blur|mach|stell|desenf|floute|desfoca|sfoca)\p{L}*)/iu;

const isReplaced = ({ operation, options }: PlannedStep): boolean =>
  operation === 'replace-background' && options['fill'] === 'reference';

/** The reading of a prompt by `read`, in which the other picture behind somebody is blurred if that is asked for. */
export const withBlurBehind = (prompt: string, read: (prompt: string) => PromptReading): PromptReading => {
  if (!OTHER.test(prompt)) return read(prompt);
  const pieces = AS_BLURRED.reduce((text, [said, plainer]) => text.replace(said, plainer), prompt)
    .split(PIECE)
    .map((piece) => piece.trim());
  const at = pieces.findIndex((piece, index) => index > 0 && ONLY_BLURRED.test(piece));
  // What is blurred is what the part before it names.
  if (at < 0 || !OTHER.test(pieces[at - 1] ?? '')) return read(prompt);
  const blurred = pieces[at] ?? '';
  const reading = read(pieces.filter((_, index) => index !== at).join(', '));
  const strength = amountIn(wordsOf(blurred).words) ?? STRENGTH.normal;
  const blur: PlannedStep = { operation: 'blur-background', strength, options: {} };
  if (reading.steps.some(isReplaced)) return { ...reading, steps: inOrder([...reading.steps, blur]) };
  return reading.steps.length === 0
    ? reading
    : { ...reading, notPossible: [...reading.notPossible, quote(blurred)] };
};
