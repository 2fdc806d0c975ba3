import { type OperationId, OPERATIONS } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { piecesOf } from '../pieces.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { staysGray } from './of-done-steps.ts';
import { plain } from '../remarks/plain-words.ts';
import { wordsOf, type Word } from '../words/words.ts';

/* Operations that only the second reader finds, or that the rules read in words that mean something else. */

/** Operations that the second reader finds in many wishes for something else. */
const OFTEN_FOUND: readonly OperationId[] = [
  'color-correction',
  'enhance-colors',
  'improve-quality',
  'brighten',
  'low-light',
  'crop',
];
/** Words for a mood, of which the lexicons know none. */
const OF_MOOD =
  /^(?:cozy|cosy|evening|mood|moody|atmosphere|feeling|vibe|abend\p{L}*|\p{L}*stimmung|gemütlich\p{L}*|ambiente|acogedor|ambiance|soirée|chaleureuse|clima|aconchegante|atmosfera|serata|accogliente)$/iu;
/** Moods of light, which it finds in others: a cozy evening is no sunset, unless a word that nobody knows says so. */
const MOODS: readonly OperationId[] = ['sunset', 'cinematic', 'dramatic-lighting', 'dehaze'];
/** Words for a picture, which elsewhere ask for a style: "redresse le tableau". */
const THE_PAINTING =
  /(?<!\p{L})(?:the|this|my|das|dieses|mein|el|este|mi|le|ce|mon|o|este|meu|il|questo|mio) (?:painting|gemälde|ölbild|cuadro|tableau|quadro)(?!\p{L})/iu;
/** "For a banner": a purpose, whose shape nobody asked for. */
const FOR_A =
  /(?<!\p{L})(?:for|für|para|pour|per|pra) (?:(?:an?|the|my|our|ein\p{L}*|un[ae]?|mon|ma|el|la|le|il|uma?|o) )?(?:banners?|posters?|headers?|covers?|plakat\p{L}*|p[óo]ster|affiche|lona|cartel|striscione)(?!\p{L})/iu;

const isShape = (word: Word): boolean =>
  says(word, 'crop', 'square', 'circle', 'headshot', 'cut') ||
  word.measure?.kind === 'ratio' ||
  [...word.concepts].some((concept) => concept.startsWith('side:'));

/** "Grigio chiaro": a tone that is the shade of a color. */
const isOnlyShade = (words: readonly Word[]): boolean => {
  const tones = words.flatMap((word, at) => (says(word, 'bright', 'dark', 'light') ? [at] : []));
  const isColor = (word: Word | undefined): boolean => word !== undefined && valueIn(word, 'color') !== null;
  return tones.every((at) => isColor(words[at - 1]) || isColor(words[at + 1]));
};

/** "Em arco": letters, unless corners are named too. */
const CORNERS = /(?<!\p{L})(?:corners?|ecken?|esquinas?|coins?|cantos?|angol[oi])(?!\p{L})/iu;
const DETAILS = /(?<!\p{L})(?:details?|detalles?|détails?|detalhes?|dettagli\p{L}?)(?!\p{L})/iu;

/** "Sharper sparkle": what glitters already. */
const CLEAR_SPARKLE =
  /(?<!\p{L})(?:(?:sharper|crisper|clearer|schärfere[srn]?|klarere[srn]?) (?:\p{L}+ )?(?:sparkles?|glitter|funkeln|glitzern)|(?:brillos?|éclat|brilho|luccichio|scintillio) (?:más|plus|mais|più) (?:nítid[oa]s?|net|nets|nitid[oa]))(?!\p{L})/iu;

const BUT = /\s(?:but|aber|pero|mais|mas|ma)\s/iu;

/** True if words for this operation belong to a step that is done. */
const isOfStep = (id: OperationId, prompt: string, steps: readonly PlannedStep[]): boolean => {
  const isDone = (...ids: readonly OperationId[]): boolean =>
    steps.some(({ operation }) => ids.includes(operation));
  const { words } = wordsOf(prompt);
  switch (id) {
    case 'straighten':
      return isDone('scan-document');
    case 'sharpen':
      return isDone('low-light', 'hdr') && DETAILS.test(prompt);
    case 'brighten':
    case 'darken':
      return isDone('recolor', 'replace-background') && isOnlyShade(words);
    case 'black-and-white':
      return piecesOf(prompt).some((piece) => piece.split(BUT).some((part) => staysGray(part, steps)));
    case 'add-text':
      return !words.some(
        (word) =>
          says(word, 'write', 'add') ||
          /^(?:text\p{L}*|caption|título|titre|titolo|titel)$/iu.test(word.text),
      );
    case 'magical-effects':
      return isDone('sharpen', 'brighten', 'contrast') && CLEAR_SPARKLE.test(plain(prompt));
    case 'round-corners':
      return steps.some(({ options }) => 'curve' in options) && !CORNERS.test(plain(prompt));
    case 'oil-painting':
      return THE_PAINTING.test(plain(prompt));
    case 'crop':
      return (
        (isDone('upscale') && FOR_A.test(plain(prompt)) && !words.some(isShape)) ||
        (isDone('remove-background') &&
          readByRules(prompt).steps.every(
            ({ operation, options }) => operation !== 'crop' || !('ratio' in options || 'edge' in options),
          ))
      );
    default:
      return false;
  }
};

/** True for the title of an operation that nobody asked for. */
export const isUnasked = (title: string, prompt: string, steps: readonly PlannedStep[]): boolean => {
  const found = OPERATIONS.find((operation) => operation.title === title);
  if (found === undefined) return false;
  const { id } = found;
  if (isOfStep(id, prompt, steps)) return true;
  const read = [prompt, ...piecesOf(prompt)].flatMap((text) => readByRules(text).steps);
  const isKnown = wordsOf(prompt).words.every(
    (word) => word.concepts.size > 0 || word.measure !== null || OF_MOOD.test(word.text),
  );
  const mayBeWrong = OFTEN_FOUND.includes(id) || (isKnown && MOODS.includes(id));
  return mayBeWrong && read.every(({ operation }) => operation !== id);
};
