import { plain } from './plain-words.ts';

/** A color, by its form: one or two words that are no verb. */
const COLOR = String.raw`(?:\p{L}+[- ])?\p{L}+`;
const NOW =
  'now|right now|at the moment|currently|today|at present|jetzt|gerade|aktuell|momentan|derzeit|ahora|ahora mismo|actualmente|hoy|de momento|maintenant|actuellement|pour l instant|en ce moment|agora|atualmente|hoje|no momento|adesso|ora|attualmente|al momento';
const IS =
  'it s|its|it is|they re|they are|that s|es ist|er ist|sie ist|ist|das ist|sie sind|es|son|está|elle est|il est|c est|elles sont|ils sont|ela é|ele é|é|são|è|sono|ora è|(?:the|my|our|his|her|der|die|das|el|la|mi|le|mon|ma|o|a|il|lo) (?:\\p{L}+ ){1,2}?(?:is|are|ist|es|est|é|è)';

/** "It's navy now", "aktuell ist sie blau": what color something has, beside the wish for another one. */
const COLOR_NOW = new RegExp(
  `^(?:and |but |y |und |et |e )?(?:(?:${IS}) (?:a |an )?(?<after>${COLOR}) (?:${NOW})|(?:${IS}) (?:${NOW}) (?<last>${COLOR})|(?:${NOW}) (?:${IS})(?: (?:sie|er|es|ela|ele))? (?<before>${COLOR}))$`,
  'iu',
);
/** True for a sentence that says which color something has now. `isColor` knows the names of colors. */
export const tellsColorNow = (sentence: string, isColor: (word: string) => boolean): boolean => {
  const { after, last, before } = COLOR_NOW.exec(plain(sentence).replace(/[,;]/g, ''))?.groups ?? {};
  const named = after ?? last ?? before;
  return named !== undefined && named.split(/[- ]/u).some(isColor);
};
