import { valueIn, wish, type Finding, type Reading } from '../clauses/reading.ts';

const HIDES =
  /^(?:hide|hiding|cover(?: up)?|mask|conceal|obscure|versteck\p{L}*|verdeck\p{L}*|verbirg|cache[rz]?|masque[rz]?|ocult\p{L}*|tap[ae]r?|escond\p{L}*|nascond\p{L}*|copri\p{L}*)$/iu;
const SCREEN =
  /(?<!\p{L})(?:screens?|display|monitor|bildschirme?|écran|pantalla|tela|ecrã|schermo)(?!\p{L})|bildschirm$/iu;
/** "Hide everything on the screen": what a screen shows is made unreadable, and the screen stays. */
export const screenHidden = (reading: Reading): Finding => {
  const screen = reading.left().find((word) => valueIn(word, 'thing') === 'tv' && SCREEN.test(word.text));
  if (screen === undefined || !reading.words.some(({ text }) => HIDES.test(text))) return null;
  const named = reading.words
    .map((word) => valueIn(word, 'thing'))
    .find((thing) => thing === 'laptop' || thing === 'cell phone');
  const where = named ?? (/laptop|notebook/iu.test(screen.text) ? 'laptop' : 'tv');
  reading.takeWords(reading.left());
  return wish('pixelate', { where });
};
