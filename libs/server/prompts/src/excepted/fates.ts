import { operationOf } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { OF_SUBJECT } from '../kept/kept-parts.ts';
import { isShadow, TONES_KEPT } from '../kept/spared.ts';
import { isLeftByRepair, mayBeAmong } from '../kept/stays-anyway.ts';
import { OF_SKIN } from '../parts-meant/left-as-it-is.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { canBePartial, complement, namesUnknownOf, regionIn, type Region } from '../regions.ts';
import { type Word, wordsOf } from '../words/words.ts';
import type { Exception } from './exceptions-in.ts';
import { BURNS, WITH_BACKGROUND } from './forms.ts';

/** What an exception is about. */
export type About =
  | { readonly kind: 'all else' | 'tones' | 'skin' | 'thing' }
  | { readonly kind: 'region'; readonly region: Region };

const TONES = [...TONES_KEPT, 'quality', 'size', 'highlight'] as const;
const isThing = (word: Word): boolean =>
  word.concepts.size === 0 || says(word, 'part') || valueIn(word, 'thing') !== null;

export const aboutOf = ({ about, form, text }: Exception): About => {
  if (form === 'nothing else') return { kind: 'all else' };
  if (about.some((word) => says(word, 'detail'))) return { kind: 'tones' };
  if (about.some((word) => says(word, 'skin'))) return { kind: 'skin' };
  if (about.some((word) => says(word, 'undress'))) return { kind: 'region', region: 'clothes' };
  if (about.some(({ text }) => WITH_BACKGROUND.test(text))) return { kind: 'region', region: 'background' };
  // "The bouquet of the bride": she is not what is meant.
  const named = namesUnknownOf(wordsOf(text).words) ? 'unknown' : regionIn(about);
  if (named !== null && named !== 'unknown') return { kind: 'region', region: named.region };
  return about.some((word) => says(word, ...TONES)) && !about.some(isThing)
    ? { kind: 'tones' }
    : { kind: 'thing' };
};

/**
 * What becomes of something that shall stay as it is: the step leaves it anyway, does so if it is limited to another part
 * or done gently, or it cannot be spared, which is said. What a step would destroy is for others to decide.
 */
export type Fate =
  | { readonly is: 'left' | 'said' | 'destroyed' | 'left gently' | 'said gently' }
  | { readonly is: 'spared'; readonly where: Region };

const LEFT: Fate = { is: 'left' };
const SAID: Fate = { is: 'said' };
const DESTROYED: Fate = { is: 'destroyed' };

const OUTWARD: readonly string[] = ['rotate', 'flip', 'straighten', 'crop', 'red-eye', 'collage'];
const CUT_OUT: readonly string[] = [
  'remove-background',
  'replace-background',
  'product-shadow',
  'passport-photo',
];
const OF_PERSON: readonly string[] = ['face', 'subject', 'clothes', 'teeth', 'eyes', 'lips'];
/** What somebody or something holds, wears or stands on, and loses with it. */
const ATTACHED =
  /^(?:leash|collar|branch\p{L}*|twig|saddle|hat|cap|string|cord|rider|stand|leine|halsband|ast|zweig|sattel|hut|mütze|schnur|reiter|correa|collar|rama|sombrero|cuerda|laisse|branche|selle|chapeau|corde|coleira|galho|chapéu|corda|guinzaglio|collare|ramo|cappello)$/iu;
/** Parts of a face that are smoothed with its skin. */
const OF_FACE =
  /^(?:nose|forehead|chin|cheeks?|mouth|lips?|smile|neck|ears?|eyebrows?|wrinkles?|lines|nase|stirn|kinn|wangen?|mund|lippen|lächeln|hals|ohren|augenbrauen|falten|lachfalten|nariz|frente|barbilla|mentón|mejillas?|boca|labios|sonrisa|cuello|orejas?|cejas|arrugas|nez|front|menton|joues?|bouche|lèvres|sourire|cou|oreilles?|sourcils|rides|testa|queixo|bochechas?|lábios|sorriso|pescoço|orelhas?|sobrancelhas|rugas|naso|fronte|mento|guance|guancia|bocca|labbra|sorriso|collo|orecchie|sopracciglia|rughe|moles?|freckles?|scars?|birthmark|muttermal\p{L}*|leberfleck\p{L}*|sommersprossen|narben?|lunar(?:es)?|pecas|cicatri(?:z|ces)|grains?|taches?|pintas?|sardas|ne[oi]|lentiggini|cicatric[ei]|beard|bart|barba|barbe|make ?up|schminke|maquillaje|maquillage|maquiagem|trucco)$/iu;
/** Steps after which bright parts keep their detail. */
const KEEPS_BRIGHT: readonly string[] = [
  'brighten',
  'low-light',
  'contrast',
  'saturation',
  'enhance-colors',
  'warm-tones',
  'cool-tones',
  'color-correction',
  'hdr',
  'dehaze',
];
/** The tones that other steps than those for tones change too. */
const CHANGES_TONES: readonly string[] = [
  'vintage',
  'cinematic',
  'hdr',
  'repair-scratches',
  'improve-quality',
];
const names = (about: readonly Word[], form: RegExp): boolean =>
  about.some(({ text }) => text.split(' ').some((word) => form.test(word)));

const onSkin = (what: About, { about, text }: Exception): Fate => {
  if (names(about, OF_FACE) || OF_SKIN.test(text)) return { is: 'said gently' };
  if (what.kind === 'tones' || what.kind === 'skin') return { is: 'left gently' };
  if (what.kind === 'region' && (what.region === 'face' || what.region === 'subject'))
    return { is: 'left gently' };
  return LEFT;
};

const OF_SCENE: readonly string[] = ['sky', 'plants', 'background'];

const onCutOut = (what: About, { about, form, text, isOnly }: Exception): Fate => {
  const isOfScene = what.kind === 'region' && OF_SCENE.includes(what.region);
  if (form === 'unspoilt' && BURNS.test(text)) return LEFT;
  // "Background away, only the cup stays": the cup is what is cut out.
  if (isOnly && !isOfScene) return LEFT;
  const isColor = about.some((word) => says(word, 'color') || valueIn(word, 'color') !== null);
  if (what.kind === 'tones' || what.kind === 'skin' || isColor || names(about, OF_SUBJECT)) return LEFT;
  if (what.kind === 'region' && [...OF_PERSON, 'dog', 'cat'].includes(what.region)) return LEFT;
  // What stands in front is not touched, and what stands behind goes.
  return what.kind === 'thing' && form !== 'kept' ? SAID : DESTROYED;
};

/** "Not the one with the bike": one of those that would go. */
export const ONE_OF_THEM =
  /(?<!\p{L})(?:ones?|mine|(?:der|die|den|das) (?:mit|von|vom|in|im)|(?:el|la|los|las) (?:de|del|que)|mí[oa]s?|cel(?:ui|le|les)|ceux|mien(?:ne)?|quell[oaie]|(?:o|a|os|as) d[aeo]s?|minhas?|meus?|mein(?:e[nrs]?|s)?)(?!\p{L})/iu;

/** Things on which others lie: "cut the table out, keep the paper". */
const CARRIERS: readonly string[] = ['dining table', 'bed', 'couch', 'bench'];

const onRemoval = (what: About, { about, text, form }: Exception, { options }: PlannedStep): Fate => {
  if (form === 'kept' && ONE_OF_THEM.test(text)) return DESTROYED;
  const gone = String(options['names'] ?? '');
  if (form === 'kept' && what.kind === 'thing' && CARRIERS.includes(gone)) return DESTROYED;
  const isPerson = gone.includes('person');
  if (what.kind === 'region' && gone.includes(what.region)) return DESTROYED;
  const isOfPerson = what.kind === 'region' && OF_PERSON.includes(what.region);
  // "Without changing his clothes", of who stays.
  if (isPerson && isOfPerson) return form === 'kept' || what.region === 'subject' ? DESTROYED : LEFT;
  // What falls from a thing goes with it.
  if (names(about, ATTACHED) || about.some(isShadow) || about.some((word) => says(word, 'word')))
    return DESTROYED;
  return gone === 'text' ? SAID : LEFT;
};

/** Parts without a hue, which a new color leaves as they are. */
const NEUTRAL_PART =
  /^(?:wheels?|tires?|tyres?|rims?|chrome|windows?|windscreen|glass|headlights?|bumpers?|räder|reifen|felgen|chrom|fenster|scheiben?|scheinwerfer|ruedas?|llantas?|neumáticos|cromados?|ventanas?|cristales|faros|roues?|pneus?|jantes?|chromes?|vitres?|phares|rodas?|vidros?|faróis|ruote|gomme|cerchi|cromature|vetri|fari)$/iu;

/** What is on a thing and is hidden with it, beside its parts without a hue and what is attached to it. */
const ON_THING =
  /^(?:keyboard|keys|trackpad|touchpad|stand|logos?|badge|labels?|stickers?|handles?|lids?|doors?|roof|tastatur|tasten|etikett\p{L}*|aufkleber|griffe?|deckel|türen?|tür|dach|teclado|teclas|etiquetas?|pegatinas?|asas?|tapa|puertas?|techo|clavier|touches|étiquettes?|autocollants?|poignées?|couvercle|portes?|portières?|toit|rótulos?|adesivos?|alças?|tampa|portas?|teto|tastiera|tasti|etichett[ae]|adesiv[oi]|manic[oi]|coperchio|portier[ae]|tetto)$/iu;
/** What is hidden as a surface, which has no parts that could stay. */
const SURFACES: readonly string[] = ['face', 'text', 'license plate'];

const onHidden = (what: About, { about, form }: Exception, step: PlannedStep): Fate => {
  const hidden =
    step.operation === 'hide-faces' ? 'face' : String(step.options['where'] ?? step.options['names']);
  // "Not the nurse": somebody whom the lexicons do not know.
  const mayBePerson = form === 'kept' && about.some((word) => word.concepts.size === 0);
  const isOfPeople =
    hidden === 'face' && (what.kind === 'region' ? ['face', 'subject'].includes(what.region) : mayBePerson);
  const isWritten = hidden === 'text' && about.some((word) => word.concepts.size === 0 || says(word, 'word'));
  if (isOfPeople || isWritten || about.some((word) => valueIn(word, 'region') === hidden)) return DESTROYED;
  const isPart =
    !SURFACES.includes(hidden) && [NEUTRAL_PART, ATTACHED, ON_THING].some((part) => names(about, part));
  return isPart ? SAID : LEFT;
};

/** What becomes of an exception where a step changes one part of the picture. */
const onPart = (what: About, { about, form }: Exception, step: PlannedStep, part: Region): Fate => {
  if (part.startsWith('not ')) return what.kind === 'region' && part === `not ${what.region}` ? LEFT : SAID;
  const isRecolored = step.operation === 'recolor';
  if (what.kind === 'region' && what.region === part) return DESTROYED;
  const isElsewhere = what.kind === 'region' && !OF_PERSON.includes(what.region);
  if (OF_PERSON.includes(part) && isElsewhere) return LEFT;
  const isAmong = mayBeAmong(part, about);
  if (isAmong === true) return isRecolored && form !== 'unspoilt' ? DESTROYED : SAID;
  if (isAmong === null && isRecolored && what.kind === 'thing')
    return names(about, NEUTRAL_PART) ? LEFT : SAID;
  if (
    part === 'background' &&
    what.kind !== 'skin' &&
    !(what.kind === 'region' && OF_PERSON.includes(what.region))
  )
    return SAID;
  const isOfPerson = what.kind === 'skin' || (what.kind === 'region' && OF_PERSON.includes(what.region));
  return ['subject', 'face'].includes(part) && isOfPerson ? SAID : LEFT;
};

/** What becomes of an exception where a step changes the whole picture. */
const onWhole = (what: About, { about, form, text }: Exception, step: PlannedStep): Fate => {
  if (step.operation === 'repair-scratches' && isLeftByRepair(about)) return LEFT;
  const region = what.kind === 'region' ? what.region : what.kind === 'skin' ? 'face' : null;
  if (region !== null)
    return canBePartial(step.operation) ? { is: 'spared', where: complement(region) } : SAID;
  if (what.kind === 'tones' && about.some((word) => says(word, 'detail')))
    return step.operation === 'denoise' ? { is: 'left gently' } : LEFT;
  // To lower the highlights leaves the colors as they are.
  const isOfTones = CHANGES_TONES.includes(step.operation) && !('tones' in step.options);
  if (what.kind === 'tones') return isOfTones ? SAID : LEFT;
  if (step.operation === 'denoise') return { is: 'said gently' };
  if (form === 'unspoilt' && BURNS.test(text) && KEEPS_BRIGHT.includes(step.operation)) return LEFT;
  return ['black-and-white', 'sepia'].includes(step.operation) ? DESTROYED : SAID;
};

const fateOfKept = (exception: Exception, step: PlannedStep): Fate => {
  const what = aboutOf(exception);
  const { operation, options } = step;
  if (what.kind === 'all else') {
    if (operation === 'smooth-skin' && options['of'] !== 'redness') return { is: 'said gently' };
    // "Black out the number, everything else must stay readable".
    return options['where'] === 'text' ? DESTROYED : LEFT;
  }
  if (OUTWARD.includes(operation) || ['size', 'finish'].includes(operationOf(operation).phase)) return LEFT;
  if (operation === 'smooth-skin' && options['of'] === 'redness') return LEFT;
  if (operation === 'smooth-skin') return onSkin(what, exception);
  if (CUT_OUT.includes(operation)) return onCutOut(what, exception);
  if (operation === 'blur-background')
    return what.kind === 'region' && OF_SCENE.includes(what.region) ? SAID : LEFT;
  if (operation === 'remove-object') return onRemoval(what, exception, step);
  const part = String((operation === 'recolor' ? options['names'] : options['where']) ?? '');
  if (operation === 'hide-faces' || (['blur', 'pixelate'].includes(operation) && part !== ''))
    return onHidden(what, exception, step);
  return part === '' ? onWhole(what, exception, step) : onPart(what, exception, step, part);
};

/** What a step does to something that shall or may stay as it is. What only may stay is not said to be changed. */
export const fateOf = (exception: Exception, step: PlannedStep): Fate => {
  if (exception.form !== 'allowed') return fateOfKept(exception, step);
  const fate = fateOfKept({ ...exception, form: 'kept' }, step);
  return fate.is === 'said' ? LEFT : fate.is === 'said gently' ? { is: 'left gently' } : fate;
};
