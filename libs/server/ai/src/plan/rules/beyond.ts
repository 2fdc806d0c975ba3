import { says as hasConcept } from '../clauses.ts';
import { beyond, valueIn, type Reading, type Rule } from '../reading.ts';

const POLICY = 'Safelight does not take clothes off people.';
const WATERMARK = 'Safelight does not remove watermarks and signatures: they say whose picture it is.';
const COLORIZE = 'Old black and white photos cannot be given colors here.';
const READ = 'Pictures are edited here, not read or described.';

/** "Add the text Summer 2024": what is to be written may speak of anything. */
const isWritten = ({ words, says }: Reading): boolean => {
  const text = words.findIndex((word) => hasConcept(word, 'word', 'write'));
  const asked = words.findIndex((word) =>
    [...word.concepts].some((concept) => concept.startsWith('beyond:')),
  );
  return text >= 0 && text < asked && says('add', 'write') && !says('remove', 'replace', 'undress');
};

/** What is not done for anybody, and what no operation here can do. The whole clause is refused. */
export const readBeyond: Rule = (reading) => {
  const { says, words } = reading;
  if (isWritten(reading)) return null;
  if (says('undress')) return beyond(POLICY);
  if (says('watermark') && says('remove', 'without', 'fix') && !says('add')) return beyond(WATERMARK);
  const addsColor = says('color') && says('add', 'fix') && says('op:black-and-white');
  const isOfThing = words.some(
    (word) => valueIn(word, 'thing') !== null && valueIn(word, 'thing') !== 'person',
  );
  const isRecolored = isOfThing && words.some((word) => valueIn(word, 'color') !== null);
  if ((says('colorize') && !isRecolored) || addsColor) return beyond(COLORIZE);
  if (says('beyond:read')) return beyond(READ);
  if (says('haze') && reading.owns('add') && !says('remove', 'fix', 'make')) return beyond();
  // "A thinner frame", "ein dünner Rand": a word that is said of people as well.
  if (says('beyond:person') && !says('border', 'round-corners')) return beyond();
  return says('beyond:extend', 'beyond:motion', 'beyond:weather', 'beyond:view', 'beyond:made')
    ? beyond()
    : null;
};
