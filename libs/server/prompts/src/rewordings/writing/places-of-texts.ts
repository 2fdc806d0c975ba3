import type { Rewording } from '../rewording.ts';

/*
 * Where or how a text stands, said by a verb of its own: “write Open Day and put it in the top right”, “the text should say
 * Sale and be red”. The verb is no part of the text.
 */

interface Language {
  /** Words before a text. */
  readonly writes: string;
  /** “And put it” before a place. */
  readonly placed: string;
  /** The first word of a place. */
  readonly place: string;
}

const LANGUAGES: readonly Language[] = [
  {
    writes: '(?:write|type|says?|reads?|saying|reading|text|words?|caption|title)',
    placed:
      'and (?:(?:put|place|position|move|set|stick|center) (?:it|that|this)|(?:should )?(?:go|sit|stand|appear|stay|be(?: placed| put| positioned| written)?))(?: (?:right|up|down))?',
    place: '(?:in|at|on|to|along|across|near|under|over|above|below)',
  },
  {
    writes: '(?:schreibe?|text|wort|steht|stehen)',
    placed: 'und (?:setze?|pack|mach|stell|platziere?) (?:es|das|ihn)(?: bitte)?',
    place: '(?:oben|unten|links|rechts|in|an|auf|mittig)',
  },
  {
    writes: '(?:escrib[ae]|escribir|diga|ponga|texto)',
    placed: 'y (?:ponl[oa]|colócal[oa]|colocal[oa]|que (?:vaya|esté|quede))',
    place: '(?:arriba|abajo|en|a|al)',
  },
  {
    writes: '(?:écris|écrire|ecris|texte|dise|dit)',
    placed: "et (?:mets-l[ea]|place-l[ea]|qu[’']il (?:soit|aille))",
    place: '(?:en|à|au|dans|sur)',
  },
  {
    writes: '(?:escreve|escreva|escrever|texto|diz|dizer)',
    placed: 'e (?:coloca|põe|bota|deixa|coloque)(?: el[ea]|-[oa])?',
    place: '(?:em|no|na|embaixo|acima|à|ao)',
  },
  {
    writes: '(?:scrivi|scrivere|testo|scritta|dica)',
    placed: 'e (?:mettil[oa]|posizional[oa]|che (?:stia|vada|sia))',
    place: '(?:in|a|al|sotto|sopra|sul|sulla|nell)',
  },
];

/** Up to this many characters of a text stand between the words before it and its place. */
const TEXT = '[^.;!?\\n]{2,80}?';

/** For each language “in a corner”, and the words for the usual one. */
const ANY_CORNER: readonly (readonly [corner: string, usual: string])[] = [
  ['(?:in|into|at) (?:a|one|some|any)(?: of the)? corners?', 'in the corner'],
  ['in (?:ein|irgendein|irgend ein)er? ecke|in einer der ecken', 'in die Ecke'],
  ['en (?:una|alguna|cualquier) esquina|en un rincón', 'en la esquina'],
  ['(?:dans|sur) un coin|au coin|dans un des coins', 'dans le coin'],
  ['(?:num|em um|em algum|em qualquer) canto', 'no canto'],
  ["in un(?: |['’])angolo|in un angolino", "nell'angolo"],
];
const MAY_WRITE =
  '(?:writ|typ|put|add|sign|schreib|setz|pack|füg|escrib|pon|añad|agreg|coloc|écri|ecri|met|ajout|escrev|põe|bota|insir|adicion|scriv|aggiung|inser|watermark|wasserzeichen|marca d|filigran|text|logo)\\p{L}*';
/** “Write SALE in a corner”: nobody cares which. */
const IN_ANY_CORNER: readonly Rewording[] = ANY_CORNER.map(([corner, usual]) => [
  new RegExp(
    `(?<=^[ ,][^.;!?\\n]{0,40}|(?<!\\p{L})${MAY_WRITE} [^.;!?\\n]{0,60})(?<!\\p{L})(?:${corner})(?!\\p{L})`,
    'iu',
  ),
  usual,
]);

export const PLACES_OF_TEXTS: readonly Rewording[] = [
  ...LANGUAGES.map(({ writes, placed, place }): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})${writes}(?!\\p{L})${TEXT}),? ${placed}(?= ${place}(?!\\p{L}))`, 'iu'),
    '',
  ]),
  ...IN_ANY_CORNER,
];
