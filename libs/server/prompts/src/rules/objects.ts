import { beyond, valueIn, wish, type Reading, type Rule } from '../clauses/reading.ts';
import { says } from '../clauses/clauses.ts';
import { ENGLISH } from '../lexicon/english.ts';
import { SPOKEN_ENGLISH } from '../lexicon/spoken/english.ts';
import { ENGLISH_THINGS } from '../lexicon/things/english.ts';
import { tellsOfNamed } from '../clauses/tells-of-named.ts';
import { onlyLocates } from '../clauses/topic.ts';
import { screenHidden } from './screens.ts';
import { isCertain } from './one-person.ts';
import { isOwner } from './owners.ts';
import {
  areAllPeople,
  isFrontOfThing,
  isOfThoseBehind,
  isWhere,
  isWhereabouts,
  isWhereTheyAre,
  PEOPLE,
  PEOPLE_MISSPELT,
  STANDING,
} from './whereabouts.ts';
import type { Word } from '../words/words.ts';

export const REMOVE_HINT =
  'Paint over what should go, and it is filled in; by name, only everyday things such as people, cars or dogs are known.';

export const thingIn = (word: Word): string | null => valueIn(word, 'thing');

/** Words that name several things by their form or meaning, in the six languages. */
const SEVERAL =
  /^(?:people|persons|men|women|children|crowds?|everyone|everybody|traffic|gente|multitud|gens|foule|leute|personen|menge|verkehr|persone|folla|traffico|multidão|trânsito|sheep|cattle|strangers)$|(?:s|aux|eux)$/i;
const SEVERAL_GERMAN =
  /^(?:männer|frauen|kinder|menschen|mädels|hunde|katzen|vögel|autos|fahrräder|motorräder|boote|schiffe|pferde|kühe|schafe|busse|stühle|flaschen|tassen|bänke|tauben|tiere|fahrzeuge|flugzeuge|bücher)$/i;
const SEVERAL_ITALIAN =
  /^(?:cani|gatti|uccelli|uomini|bambini|ragazzi|cavalli|libri|animali|veicoli|treni|aerei|palloni|pedoni|persone|turisti|amici|signori|macchine|donne|ragazze|bambine|biciclette|barche|navi|tazze|sedie|bottiglie|mucche|piante)$/i;
const SINGULAR = /^(?:bus|autobus|ônibus|(?:wine )?glass|paraguas|bis)$/i;
const ALL = /\b(?:all|every|both|two|three|several|todos|todas|alle|beide|tous|toutes|tutti|tutte)\b/i;

/** "One of the dogs": any of them, and nobody knows which. */
export const ONE_OF =
  /\b(?:one of|una? de l[ao]s|uno de los|eine[nrsm]? der|eine[nrsm]? von den|une? des|l'une? des|uma? d[ao]s|una? de[il]|una delle|uno dei)\b/i;

/** True for a word that names several things, alone or by the text around it: "dogs", "both dogs". */
export const isSeveral = (word: Word, text: string): boolean =>
  /^(?:la gente|a gente|les gens|tout le monde|todo el mundo|todo (?:o )?mundo)$/i.test(word.text) ||
  (/^auto$/i.test(word.text) && /\ble auto\b/.test(text)) ||
  ALL.test(text) ||
  (!SINGULAR.test(word.text) &&
    (SEVERAL.test(word.text) ||
      PEOPLE_MISSPELT.test(word.text) ||
      SEVERAL_GERMAN.test(word.text) ||
      SEVERAL_ITALIAN.test(word.text)));

/** Objects of removal words that other rules read. */
const OTHER_WISHES = [
  'noise',
  'haze',
  'blurry',
  'op:blur',
  'cast',
  'op:red-eye',
  'op:repair-scratches',
  'skin',
  'op:vignette',
  'op:denoise',
  'op:dehaze',
  'op:color-correction',
  'op:black-and-white',
  'vivid',
  'color',
  'shadow',
  'border',
  'op:improve-quality',
  'contrast',
  'op:smooth-skin',
  'overexposed',
  'sharp',
  'op:scan-document',
  'light',
  'op:low-light',
  'warm',
  'cool',
  'bright',
  'muted',
] as const;

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text.toLowerCase()).join(' ');

/** Words that say which of several is meant, in ways the detector does not know. */
const describes = (word: Word): boolean =>
  word.concepts.size === 0 || says(word, 'part', 'with') || valueIn(word, 'color') !== null;

/** Words that follow a thing without naming another one: "the car parked outside". */
const FOLLOWING = /(?:ed|ing|ly)$|^(?:outside|inside|nearby|away|too|there|today|asap)$/i;

const isEnglishName = ({ concepts, text }: Word): boolean =>
  [...concepts].some((concept) =>
    [ENGLISH, ENGLISH_THINGS, SPOKEN_ENGLISH].some((names) =>
      names[concept]?.split(', ').includes(text.toLowerCase()),
    ),
  );

/** "The dog's collar", "the cat hair": what is named is not the thing but something of it. */
const ownsNext = (words: readonly Word[], thing: Word): boolean => {
  const behind = words.slice(words.indexOf(thing) + 1);
  const [next] = behind;
  if (!isEnglishName(thing) || next === undefined) return false;
  // "The guy on the left's glasses".
  if (behind.find((word) => valueIn(word, 'place') === null)?.text.toLowerCase() === 's') return true;
  return (
    says(next, 'part', 'face', 'skin', 'shadow') ||
    thingIn(next) !== null ||
    (next.concepts.size === 0 &&
      next.measure === null &&
      /^\p{L}{3,}$/u.test(next.text) &&
      !FOLLOWING.test(next.text))
  );
};

const isOther = (word: Word): boolean =>
  says(word, 'everything') && /^(?:else|others?|demás|übrigen?|autres?|outros?|altri)$/i.test(word.text);

const WHOEVER =
  /^(?:whoever|whomever|anyone|anybody|everyone|everybody|wer auch immer|alle|quien|todos|todas|tous|quiconque|quem|tutti|chiunque|chi)$/i;
const BEHIND =
  /^(?:behind|hinter|hinter (?:de[mnr]|meine[mnr]?)|detr[áa]s(?: de| del)?|derri[èe]re|atr[áa]s d[aoe]|dietro(?: a| al| alla)?)$/iu;
/** True if a person stands behind the other people whom the prompt names: "the lady behind my son". */
const isBehindOthers = (person: Word, others: readonly Word[], words: readonly Word[]): boolean => {
  const between = (other: Word): readonly Word[] => words.slice(words.indexOf(person), words.indexOf(other));
  return (
    thingIn(person) === 'person' &&
    others.length > 0 &&
    others.every(
      (other) =>
        thingIn(other) === 'person' &&
        onlyLocates(other, words) &&
        between(other).some(({ text }) => BEHIND.test(text)),
    )
  );
};

/** "The bride without the phone": of a clause that removes nothing else, the words behind “without”. */
const removed = ({ words }: Reading): readonly Word[] => {
  const without = words.findIndex((word) => says(word, 'without'));
  return without < 0 || words.some((word) => says(word, 'remove', 'fill')) ? words : words.slice(without);
};

const removal = (reading: Reading): ReturnType<Rule> => {
  const text = textOf(reading.words);
  const named = removed(reading);
  const things = reading.left().filter((word) => thingIn(word) !== null && named.includes(word));
  const isBehind = /^behind$/i.test(reading.words.at(-1)?.text ?? '');
  const isBehindUs = reading.words.some((word) => says(word, 'near') && BEHIND.test(word.text));
  const place = isBehind
    ? 'place:behind'
    : (['place:left', 'place:right', 'place:behind', 'place:front'].find(
        (c) =>
          reading.words.some((w) => w.concepts.has(c as never)) &&
          !(c === 'place:front' && isFrontOfThing(reading.words)),
      ) ?? (isBehindUs ? 'place:behind' : undefined));
  // "Whoever is standing behind my daughter": the daughter only says where, and stays.
  const target = things.find((word) => !onlyLocates(word, reading.words));
  const others = things.filter((word) => word !== target);
  if (target === undefined && things.length > 0 && !isBehind) {
    const isWhoever = reading.words.some((word) => WHOEVER.test(word.text) || isOfThoseBehind(word));
    if (!isWhoever || !reading.words.some((word) => BEHIND.test(word.text))) return beyond(REMOVE_HINT);
    reading.takeWords(reading.left());
    return wish('remove-object', { names: 'person', place: 'behind', said: 'others', count: 0 });
  }
  if (target !== undefined && isBehindOthers(target, others, reading.words)) {
    const count = isSeveral(target, text) ? 0 : 1;
    reading.takeWords(reading.left());
    return wish('remove-object', {
      names: 'person',
      place: 'behind',
      said: target.text.toLowerCase(),
      count,
    });
  }
  if (target !== undefined && isOwner(target, reading.words)) return beyond(REMOVE_HINT);
  // "The wrinkles on grandma": the skin is smoothed, and nobody is removed.
  const skinAt = reading.words.findIndex((word) => says(word, 'skin'));
  const isOfSkin =
    target !== undefined &&
    skinAt >= 0 &&
    (skinAt < reading.words.indexOf(target) || ownsNext(reading.words, target));
  if (isOfSkin && things.every((word) => thingIn(word) === 'person')) return null;
  const strangers = reading.left().find((word) => says(word, 'place:behind'));
  if (target === undefined && strangers === undefined && reading.isBegun()) return null;
  const isOfPart = reading
    .left()
    .some(
      (word) => says(word, 'part') && !isWhere(word, reading.words) && !isWhereTheyAre(word, reading.words),
    );
  if (target === undefined && (strangers === undefined || isOfPart)) return beyond(REMOVE_HINT);
  // "The messy bedroom behind me": the whole background is meant.
  if (
    target === undefined &&
    reading.words.some((word) => says(word, 'scene')) &&
    strangers !== undefined &&
    !PEOPLE.test(strangers.text)
  ) {
    reading.takeWords(reading.left());
    return wish('remove-background');
  }
  // "The garage behind": words for a place alone do not mean people.
  const isUnnamed = reading.left().some((word) => word.concepts.size === 0 && /\p{L}{3}/u.test(word.text));
  if (target === undefined && isUnnamed && !PEOPLE.test(strangers?.text ?? '')) return beyond(REMOVE_HINT);
  const names = target === undefined ? 'person' : (thingIn(target) ?? '');
  const first = reading.words.indexOf(target ?? strangers ?? (reading.words[0] as Word));
  // "The logo on the car": what is named first is what should go. "The ugly car": a word of its own for the car.
  const describing = reading.words.slice(0, first).findLastIndex((word) => word.concepts.size > 0) + 1;
  const isOfAnother = reading.words
    .slice(0, describing)
    .some(
      (word) =>
        word.concepts.size === 0 ||
        says(
          word,
          'part',
          'word',
          'shadow',
          'skin',
          'op:red-eye',
          'op:repair-scratches',
          'op:product-shadow',
          'transparent',
        ),
    );
  if (isOfAnother || (target !== undefined && ownsNext(reading.words, target))) return beyond(REMOVE_HINT);
  const isAmbiguous = others.some((other) => thingIn(other) === names) || ONE_OF.test(text);
  if (isAmbiguous)
    return beyond('It is not clear which of them should go. Paint over it, and it is filled in.');
  const isDescribed =
    reading
      .left()
      .some(
        (word) =>
          reading.words.indexOf(word) > first &&
          describes(word) &&
          !STANDING.test(word.text) &&
          !isWhereabouts(word, reading.words),
      ) || others.length > 0;
  // "Lose everybody else": those behind, however many they are.
  const isOfOthers =
    target !== undefined && names === 'person' && reading.words.some(isOther) && isSeveral(target, text);
  if (isOfOthers) {
    reading.takeWords(reading.left());
    return wish('remove-object', { names, place: 'behind', said: 'others', count: 0 });
  }
  // "Without people", but not "without the man", who is one.
  const isNobody =
    names === 'person' &&
    reading.words.some((word) => says(word, 'without')) &&
    !(target !== undefined && isCertain(target, reading.words) && !isSeveral(target, text));
  // "Remove both girls behind us": the number says how many are meant, whatever describes them.
  const isCounted =
    place === 'place:behind' &&
    (ALL.test(text) ||
      (/^(?:[oa] )?(?:pessoal|galera|gente)$/i.test(target?.text ?? '') && reading.colors().length === 0));
  const isOne = target !== undefined && !isNobody && !isCounted && !(isSeveral(target, text) && !isDescribed);
  const count = isOne ? 1 : 0;
  const said = target === undefined ? 'people' : target.text.toLowerCase();
  const isEverybody = target === undefined && areAllPeople(strangers, reading.words);
  reading.takeWords(reading.left());
  const where = isEverybody ? '' : (place?.slice('place:'.length) ?? '');
  return wish('remove-object', { names, place: where, said, count });
};

/** "The text that somebody added": whoever did something is not shown. */
export const SOMEBODY = /^(?:someone|somebody|jemand|alguien|quelqu.un|alguém|qualcuno)$/iu;

/** What should go and be filled in: marked, or named. */
export const readRemoval: Rule = (reading, { mask }) => {
  const { says: hasSaid, has } = reading;
  if (!hasSaid('remove', 'fill')) return null;
  // "Remove the text that somebody added": what is told of it removes nobody.
  const isTold =
    reading.owns('add') ||
    reading.words.some(({ text }) => SOMEBODY.test(text)) ||
    tellsOfNamed(reading.words);
  if (isTold && !reading.owns('remove', 'fill')) return null;
  if (has(...OTHER_WISHES) && !reading.left().some((word) => thingIn(word) !== null)) return null;
  if (mask) {
    reading.takeWords(reading.left());
    return wish('remove-object', { names: '', place: '', said: 'what is marked' });
  }
  const isOther = reading
    .left()
    .some((word) => [...word.concepts].some((concept) => concept.startsWith('op:')));
  if (isOther && !reading.left().some((word) => thingIn(word) !== null)) return null;
  return screenHidden(reading) ?? removal(reading);
};
