import { type OperationId, type StepOptions } from '@safelight/operations';
import { says as saysOf, type Clause } from '../clauses/clauses.ts';
import { beyond, wish, type Finding, type Reading, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

export const FILE_HINT = 'Say how large the file may be, such as: under 500 KB.';
export const WHOLE_FILE_HINT =
  'The size of the file can be limited only for the whole image, without an area.';

/** True for the options of a wish that limits the size of the file. */
export const limitsFile = (options: StepOptions): boolean =>
  'maxBytes' in options || 'sizePercent' in options;

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();

/** A wish for more bytes, which would add nothing to a picture. */
const LARGER =
  /\b(?:bigger|larger|heavier|increase|raise|más pesad\p{L}+|pese más|más grande|aument\p{L}*|plus lourde?|plus gros|augment\p{L}*|maior|mais pesad\p{L}+|più (?:pesante|grande)|vergrößer\p{L}*|größer|schwerer|erhöh\p{L}*)(?!\p{L})/u;
/** Words by which a lower bound is what a website refuses: "it rejects files over 2 MB". */
const REFUSED =
  /refus|reject|limit|rechaz|ablehn|lehnt|rifiut|recus|too |zu groß|zu schwer|demasiado|trop |muito |troppo|won|cannot|can t|nicht|pas |don|doesn/u;
/** Words that describe a file and request nothing: "it is 12 MB". */
const DESCRIBING =
  /(?:^| )(?:is|s|its|has|was|weighs|ist|hat|wiegt|pesa|tiene|es|está|fait|pèse|est|a|tem|ocupa|è|ha|currently|now|already)(?: |$)/u;
const DEMANDING =
  /must|need|has to|have to|should|muss|soll|darf|debe|tiene que|necesit|doit|faut|deve|precisa|tem que|tem q|accept|allow|take|limit|nimmt|erlaubt|admite|acepta|compres|komprim|compri|get |make |want|quiero|reduc|shrink/u;

const bytesOf = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ measure }) => measure?.kind === 'bytes');

/** Words after which a clause says what happens to a larger file, or who says so. */
const REASON =
  /reject|refus|won ?'?t|will not|not (?:take|accept|allow)|says?(?: |$)|accepts?(?: |$)|recusa|rechaz|rifiut|no (?:me )?(?:deja|acepta|admite)|não (?:aceita|passa|deixa)|non (?:la|lo|me la) (?:prende|accetta)|passe pas|accepte pas|nicht an|nimmt/u;

/** True for a clause that only says why a file should be smaller: "or else the site rejects it". */
export const isFileReason = ({ text, words }: Clause, latest: readonly Wanted[]): boolean =>
  latest.some(({ options }) => limitsFile(options)) && REASON.test(text) && bytesOf(words).length === 0;

/** True for a clause that excludes a compression: "save it as PNG, without compression". */
export const isUncompressed = ({ negated }: Clause): boolean =>
  negated.some((word) => saysOf(word, 'compress'));

/** True for a clause that only says how large the file is: "it is 12 MB". */
export const isFileDescribed = ({ words, text }: Clause): boolean => {
  const bytes = bytesOf(words);
  return (
    bytes.length > 0 &&
    bytes.every(({ measure }) => measure?.kind === 'bytes' && measure.bound === null) &&
    (DESCRIBING.test(text) || /refus|reject|rechaz|lehnt|recus|rifiut/u.test(text)) &&
    !DEMANDING.test(text) &&
    !LARGER.test(text) &&
    !words.some((word) => saysOf(word, 'compress', 'less', 'resize', 'make', 'upscale', 'more'))
  );
};

/** True for a condition beside a wish for a smaller file, which keeps it anyway: "same quality", "keep the dimensions". */
export const isFileCondition = (
  { words, negated, text }: Clause,
  planned: readonly OperationId[],
  latest: readonly Wanted[],
): boolean =>
  planned.includes('convert-format') &&
  latest.some(({ options }) => limitsFile(options)) &&
  [...words, ...negated].length > 0 &&
  !/better|mejor|besser|meilleur|melhor|miglior|higher|improve/u.test(text) &&
  [...words, ...negated].some((word) => saysOf(word, 'quality', 'size', 'detail', 'op:improve-quality')) &&
  [...words, ...negated].every(
    (word) =>
      word.measure === null &&
      word.quote === null &&
      (/^(?:same|gleich\p{L}*|misma|mismo|même|mesma|mesmo|stessa|stesso|good|decent|visible)$/iu.test(
        word.text,
      ) ||
        saysOf(
          word,
          'quality',
          'size',
          'detail',
          'keep',
          'touch',
          'filler',
          'article',
          'picture',
          'this',
          'less',
          'remove',
          'make',
          'replace',
          'lacking',
          'alone',
        )),
  );

/** The fraction of its bytes, in percent, that a wish leaves to the file: 50 for "compress it". */
const percentIn = (reading: Reading): number => {
  const HALF = 50;
  const percent = reading.measure('percent');
  const change = reading.measure('change');
  const isBy = /(?:^| )(?:by|um|de|en|del|em|di|per)(?: |$)/u.test(
    textOf(reading.words.filter((word) => word.measure === null)),
  );
  const isLess =
    reading.says('less') ||
    /compr|kompr|redu|shrink|lower|decreas|baja|verring|verklein|réduis|dimin|riduc/u.test(
      textOf(reading.words),
    );
  const value =
    change !== null
      ? 100 - Math.abs(change.value)
      : percent !== null
        ? isBy && isLess
          ? 100 - percent.value
          : percent.value
        : reading.has('quarter')
          ? 25
          : HALF;
  return value > 0 && value < 100 ? Math.round(value) : HALF;
};

/** True if the picture should get a size in pixels, which is another wish: "800 px wide and under 200 KB". */
const hasSizeInPixels = (reading: Reading): boolean =>
  reading
    .left()
    .some(
      (word) =>
        (word.measure !== null &&
          ['pixels', 'dimensions', 'percent', 'number', 'decade', 'factor'].includes(word.measure.kind)) ||
        [...word.concepts].some((concept) => concept.startsWith('side:')),
    );

const PREPOSITION = /^(?:for|für|fürs|zum|para|pa|pour|pra|pro|per)(?: |$)/iu;
/** What a file is for, which requests nothing beside its size: "for the visa form", "für die Bewerbung". */
const purposesIn = ({ words }: Reading): readonly Word[] => {
  const at = words.findIndex(({ text }) => PREPOSITION.test(text));
  const isOfPhoto = words.slice(at + 1).some((word) => saysOf(word, 'picture'));
  // "Precisa" also means "sharp" in a lexicon, but beside a size in bytes it means "needs".
  return words.filter(
    (word, index) =>
      /^precisa$/iu.test(word.text) ||
      (at >= 0 && index > at && !isOfPhoto && saysOf(word, 'op:passport-photo', 'headshot')),
  );
};

/** True for a count of months: "my baby (8 mo)". */
const isMonths = ({ text, measure }: Word, clause: string): boolean =>
  measure?.kind === 'bytes' &&
  measure.bound === null &&
  / ?mo$/iu.test(text) &&
  !/fichier|image|photo|poids|compress|file/u.test(clause);

/** Reads wishes for the size of the file: "under 2 MB", "compress it", "reduce the file size by half". */
export const readFileSize = (reading: Reading): Finding => {
  const { has, take } = reading;
  const text = textOf(reading.words);
  reading.takeWords(reading.left().filter((word) => isMonths(word, text)));
  const bytes = bytesOf(reading.left());
  if (bytes.length > 0) {
    const measure = bytes.at(-1)?.measure;
    const [value, bound] = measure?.kind === 'bytes' ? [measure.value, measure.bound] : [0, null];
    const isMore = bound === 'least' || (bound === null && (LARGER.test(text) || has('more', 'upscale')));
    if (isMore && !REFUSED.test(text)) return beyond(FILE_HINT);
    reading.takeWords(bytes);
    take('compress', 'file-size', 'strong', 'only', 'this', 'keep');
    reading.takeWords(purposesIn(reading));
    if (!hasSizeInPixels(reading))
      take('resize', 'size', 'less', 'more', 'upscale', 'make', 'picture', 'half');
    return wish('convert-format', { maxBytes: value }, true);
  }
  if (!has('compress', 'file-size')) return null;
  const isOfPixels = reading
    .left()
    .some(({ measure }) => measure !== null && ['pixels', 'dimensions'].includes(measure.kind));
  if (isOfPixels) {
    take('compress', 'file-size');
    return null;
  }
  const isAsked =
    has('compress') ||
    reading.says('less') ||
    has('half', 'resize', 'quarter') ||
    /leve|light|leicht|léger|liger|livian|legger/u.test(text);
  if (!isAsked || (LARGER.test(text) && !REFUSED.test(text))) return beyond(FILE_HINT);
  const sizePercent = percentIn(reading);
  take(
    'compress',
    'file-size',
    'less',
    'half',
    'quarter',
    'resize',
    'size',
    'make',
    'picture',
    'this',
    'strong',
  );
  return wish('convert-format', { sizePercent }, true);
};
