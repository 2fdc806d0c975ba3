import { PUT_SOMEBODY, WHO_DE } from '../rewordings/people/put-somebody.ts';
import { MARK, SIGNATURE } from './words-for-it.ts';

/* Somebody who shall stand in the other picture: "put me on the beach photo I took last summer". Its picture is the background. */

/** Where in this picture, and not in another one, somebody may be put. */
const SPOT =
  '(?!(?:[\\p{L}-]+ ){0,2}(?:cent(?:er|re)|middle|corner|foreground|background|frame|left|right|top|bottom|mitte|ecke|vordergrund|hintergrund|centro|esquina|rincón|fondo|coin|milieu|angolo|canto|meio)(?!\\p{L}))';
const FORMS: readonly string[] = [
  `${PUT_SOMEBODY.en} (?:on|in|into|onto|in front of|before|at) ${SPOT}(?:the|my|that) (?:[\\p{L}-]+ ){0,3}?(?:photo|picture|pic|image|shot)`,
  `(?:${WHO_DE} (?:vor|auf|in|an) ${SPOT}(?:das|dem|den|mein) (?:bild|foto)(?: (?:von|vom|der|des|mit) [^,.;]{2,30}?)? ?(?:setzen|stellen|packen|montieren)|${PUT_SOMEBODY.de} (?:vor|auf|in|an) ${SPOT}(?:das|dem|den) (?:bild|foto))`,
  `${PUT_SOMEBODY.es} (?:en|delante de|frente a|sobre) ${SPOT}(?:la|mi|esa) (?:foto|imagen) (?:de|del|que|con)`,
  `${PUT_SOMEBODY.fr} (?:sur|dans|devant) ${SPOT}(?:(?:la|ma|cette) |l['’])(?:photo|image) (?:de|du|des|que|avec)`,
  `${PUT_SOMEBODY.pt} (?:na|em|numa|dentro d[ao]|na frente d[ao]|em frente [àa]) ${SPOT}(?:foto|imagem) (?:d[aeo]|que|com)`,
  `${PUT_SOMEBODY.it} (?:nella|sulla|in|davanti all?a?) ${SPOT}(?:foto|immagine) (?:d[ei]|del|della|che|con)`,
];
/** Something that is cut out here for the other picture: "cut out the cat and put it on my other picture". */
const MOVED: readonly string[] = [
  '(?:put|place|stand|drop|set|move|paste) (?:it|(?:the|my) \\p{L}+) (?:on|in|into|onto|in front of) (?:the|my) (?:other|second|2nd) (?:photo|picture|pic|image|shot)',
  '(?:auf|in|vor) (?:das|mein) (?:ander|zweit)\\p{L}* (?:bild|foto) (?:setzen|stellen|packen|montieren|einfügen)|(?:setze?|stelle?|packe?) (?:ihn|sie|es|\\p{L}+ \\p{L}+) (?:auf|in|vor) (?:das|mein) (?:ander|zweit)\\p{L}* (?:bild|foto)',
  '(?:pon|ponl|coloca|mete|métel|pega)(?:[oa]s?|l[oa]s?| (?:el|la) \\p{L}+) (?:en|sobre|delante de) (?:la|mi) (?:otra|segunda) (?:foto|imagen)',
  "(?:mets|place|pose|colle)[- ](?:l[ea]s?|l[ea] \\p{L}+) (?:sur|dans|devant) (?:l['’]|mon |ma )(?:autre|deuxième|seconde) (?:photo|image)",
  '(?:coloca|coloque|põe|bota|cola)(?:-[oa]s?| [oa]s? \\p{L}+| el[ea])? (?:na|em|sobre a) (?:minha )?(?:outra|segunda) (?:foto|imagem)',
  "(?:metti|incolla|colloca)(?:l[oaie]| (?:il|la|lo) \\p{L}+)? (?:sull|nell|sulla|nella|davanti all)(?:['’ ]?altra| (?:mia )?seconda| mia altra) (?:foto|immagine)",
];
const FORM = new RegExp(`(?<!\\p{L})(?:${[...FORMS, ...MOVED].join('|')})(?!\\p{L})`, 'iu');

/** Which picture is meant: "the second one that I uploaded". */
const WHICH =
  /(?<!\p{L})(?:uploaded|second|other|hochgeladen|zweite|andere|subí|subido|segunda|otra|envoyée|deuxième|autre|mandei|enviei|outra|caricat[oa]|altra|seconda)(?!\p{L})/iu;

/** "My logo", "our name": what is laid over a picture or written on it, and is nobody who could stand there. */
const LETTERING =
  /^(?:names?|initials|text|words?|title|caption|watermark|website|url|handle|slogan|namen?|initialen|texte?s?|titel|wasserzeichen|nombre|iniciales|texto|título|nom|initiales|titre|filigrane|nome|iniciais|iniziali|testo|titolo|filigrana|marca)$/iu;
const isMark = (word: string): boolean => [MARK, SIGNATURE, LETTERING].some((form) => form.test(word));

/** True for a piece of a prompt that asks to put somebody into the other picture. */
export const standsInOther = (piece: string): boolean =>
  FORM.test(piece) && !piece.split(/[^\p{L}]+/u).some(isMark);
/** True for a piece that only says which picture that is. */
export const saysWhich = (piece: string): boolean => WHICH.test(piece);
