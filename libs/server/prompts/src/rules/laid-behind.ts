import { says as saysOf } from '../clauses/clauses.ts';
import { valueIn, type Reading } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/* Whether a color or a gradient shall be laid behind the subject, in a clause that does not say “background”. */

/** "On white", "auf weiß", "sur fond blanc": a color to stand on; and "in front of a grey gradient". */
const ON = /^(?:on|onto|auf|sur|su|sobre|no|na|em|against|vor|devant|davanti)$/i;
export const isOnColor = ({ words }: Reading): boolean =>
  words.filter((word) => valueIn(word, 'color') !== null).length < 3 &&
  !words.some((word, at) => valueIn(word, 'color') !== null && ON.test(words[at + 1]?.text ?? '')) &&
  words.some((word, at) => {
    const rest = words
      .slice(at + 1)
      .filter(
        (next) =>
          !saysOf(next, 'article', 'studio') &&
          !/^(?:pure|puro|pura|pur|reines|reinem|rein)$/i.test(next.text) &&
          valueIn(next, 'shade') === null,
      );
    const [next] = rest;
    const isBefore = saysOf(word, 'place:front') && rest.some((one) => saysOf(one, 'gradient'));
    const after = rest[1];
    const isEnd =
      after === undefined ||
      saysOf(after, 'filler', 'with', 'background', 'place:behind') ||
      /^[,;.]$/.test(after.text);
    return (
      (ON.test(word.text) &&
        next !== undefined &&
        // "O carro em vermelho": the car in red, and not on red.
        !(/^em$/i.test(word.text) && valueIn(next, 'color') !== 'white') &&
        (valueIn(next, 'color') !== null || next.measure?.kind === 'color') &&
        isEnd) ||
      isBefore
    );
  });
const isThing = (word: Word | undefined): boolean =>
  word !== undefined && !['person', null].includes(valueIn(word, 'thing'));
const isHued = (word: Word | undefined): boolean => word !== undefined && valueIn(word, 'color') !== null;
/** "Red car in the background": the color of a thing that is there, and none to lay behind anybody. */
const isColorOfThing = ({ words }: Reading): boolean =>
  words.some((word, at) => {
    const [second, first] = [words[at - 1], words[at - 2]];
    return (
      (saysOf(word, 'place:behind') || BEHIND.test(word.text)) &&
      ((isHued(first) && isThing(second)) || (isThing(first) && isHued(second)))
    );
  });
/** "A purple gradient behind me", "white behind them": a color or gradient, and where it shall be. */
export const isPutBehind = (reading: Reading): boolean => {
  const { words, has, owns } = reading;
  const isBehind =
    has('place:behind') || words.some((word) => saysOf(word, 'near') && BEHIND.test(word.text));
  const hasFill =
    has('gradient') ||
    words.some((word) => valueIn(word, 'color') !== null || word.measure?.kind === 'color');
  const isDescribed = words.some(({ text }) =>
    /^(?:is|are|was|looks?|ist|war|es|está|est|è|é|s)$/i.test(text),
  );
  const isOther =
    isDescribed ||
    owns('remove', 'word', 'write', 'border', 'crop', 'recolor', 'in-color', 'op:black-and-white');
  return isBehind && hasFill && !isOther && !isColorOfThing(reading);
};
const BEHIND = /^(?:behind|hinter|hinterm|dahinter|detrás|detras|derrière|derriere|atrás|atras|dietro)/i;
