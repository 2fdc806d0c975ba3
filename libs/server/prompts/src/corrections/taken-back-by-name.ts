import { readByRules } from '../by-rules/read-by-rules.ts';
import type { Correction } from './corrections.ts';

/*
 * A wish that is taken back by its name: "add a border and brighten it, actually forget the border". What is named must be
 * one of the wishes before it, so that "forget the background, sharpen the dog" takes nothing back.
 */

const BEGIN =
  '(?<=^|[,.;!?…]\\s*|\\s(?:and|but|then|und|aber|y|pero|et|mais|e|mas|ma) )(?:(?:no|wait|actually|oh|hm+|ok|nein|warte|doch|espera|mejor|non|en fait|não|aspetta|anzi),? )*';
const FORGET = [
  '(?:forget|skip|scratch|never ?mind)(?: about)? (?:the|that) ',
  '(?:on second thoughts?|thinking about it),? (?:no|without|not the) (?:the )?',
  '(?:nein|oder|ach)?,? ?doch (?:ohne|kein\\p{L}*|lieber ohne) (?:den |die |das )?',
  '(?:pensándolo bien|mejor),? sin (?:el |la )?',
  '(?:finalement|tout compte fait),? (?:sans (?:le |la )?|pas de )',
  '(?:pensando bem|melhor),? sem (?:o |a )?',
  '(?:ripensandoci|anzi|meglio),? senza (?:il |la )?',
  'vergiss (?:das mit (?:dem|der) |den |die |das )',
  'olv[ií]da(?:te)?(?: de)? ?(?:lo )?(?:del |de la |el |la )',
  "(?:oublie|laisse tomber) (?:le |la |l['’])",
  'esquece (?:o|a) ',
  "(?:dimentica|lascia (?:perdere|stare)) (?:il |lo |la |l['’])",
].join('|');
/** "Actually forget the heart just darken the edges": a wish that follows without punctuation. */
const ONLY =
  '(?=(?:and |und |y |et |e )?(?:just|simply|only|nur|einfach|solo|sólo|juste|seulement|só|apenas|soltanto) )';
/** "No, actually leave the contrast": behind words that take something back, what shall stay as it is. */
const BACK =
  '(?<=^|[,.;!?…]\\s*|\\s(?:and|but|und|aber|y|pero|et|mais|e|mas|ma) )(?:(?:no|wait|actually|nein|nee|warte|doch|lieber|eigentlich|espera|mejor|en realidad|non|attends|en fait|finalement|plutôt|n[aã]o|aliás|na verdade|melhor|aspetta|anzi|meglio|in realtà),? )+';
const LEAVE = [
  '(?:leave|keep) (?:the|that) ',
  'lass(?:en wir|en sie|t)? (?:den|die|das) ',
  'd[eé]ja(?:mos)? (?:el|la|los|las) ',
  "laisse[zs]? (?:les? |la |l['’])",
  'deix[ae] (?:os? |as? )',
  "lascia(?:mo)? (?:il |lo |la |i |gli |le |l['’])",
].join('|');
const FORGOTTEN = new RegExp(
  `(?:${BEGIN}(?:${FORGET})|${BACK}(?:${LEAVE}))(?<what>[^,.;!?]{3,30}?)(?: (?:thing|part|bit|idea|then|again|please|bitte|as (?:it|they) (?:is|are|was|were)|alone|so|(?:so )?wie (?:er|sie|es) (?:ist|war|sind)|como est[áa]n?|comme (?:il|elle) est|tel(?:le)? quel(?:le)?|com[’']è|così))?(?:\\s*(?:[,.;!?]+\\s*|$)|\\s+${ONLY})`,
  'iu',
);
const JOINT = /[,.;!?…\n]+\s*|\s+(?:and|und|et|y|e)\s+(?:then |dann )?/iu;
/** One word for a look whose name has an “and” in it. */
const BLACK_AND_WHITE =
  /(?<!\p{L})(?:black and white|blanco y negro|noir et blanc|preto e branco|bianco e nero)(?!\p{L})/giu;
const SAME_LETTERS = 4;

/** Words that are known again in other forms: "crop" and "cropped", "recorte" and "recórtala". */
const stemsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SAME_LETTERS)
    .map((word) => word.slice(0, SAME_LETTERS));

/** A turn upside down is called a flip as often as a rotation. */
const operationsOf = (text: string): readonly string[] =>
  readByRules(text).steps.map(({ operation }) => (operation === 'flip' ? 'rotate' : operation));

/** What a prompt asks for without the wish that it takes back by name. Null if it takes back none. */
export const forgottenIn = (prompt: string): Correction | null => {
  const plain = prompt.replace(BLACK_AND_WHITE, 'grayscale');
  const found = FORGOTTEN.exec(plain);
  const what = found?.groups?.['what'];
  if (found === null || what === undefined || prompt.includes('"')) return null;
  const pieces = plain
    .slice(0, found.index)
    .split(JOINT)
    .filter((piece) => piece.trim() !== '');
  const [stems, operations] = [stemsOf(what), operationsOf(what)];
  const taken = pieces.filter(
    (piece) =>
      stemsOf(piece).some((stem) => stems.includes(stem)) ||
      operationsOf(piece).some((operation) => operations.includes(operation)),
  );
  if (taken.length === 0) return null;
  const rest = [
    ...pieces.filter((piece) => !taken.includes(piece)),
    plain.slice(found.index + found[0].length),
  ].filter((piece) => piece.trim() !== '');
  return { asked: taken.length > 1 || rest.length === 0 ? null : rest.join(', ') };
};
