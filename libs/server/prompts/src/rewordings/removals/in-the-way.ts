import { NOT_DENIED } from '../phrases.ts';
import { MAYBE_COURTESY } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * Things that are in the way, of which only that is said: "the chair blocks the view", "la planta tapa la chimenea", "a lamp
 * post sticks out of my head". They shall go. What falls on things or is printed on them is another fault.
 */

/** Shadows, light, letters and parts of a body, which are not removed like things. */
const NO_THING =
  "(?!(?:[\\p{L}'’-]+ ){0,3}?(?:shadows?|schatten|sombras?|ombres?|ombra|glare|reflections?|spiegelung(?:en)?|reflejos?|reflets?|reflexos?|rifless[io]|(?<!traffic |street )light|licht|luz|lumière|luce|flare|watermark|wasserzeichen|texts?|text|texto|texte|testo|logo|letters|schrift|fingers?|finger|dedos?|doigts?|dit[oa]|thumb|daumen|pulgar|hands?|hand|mano|main|mão|arm|arms|hair|haare|pelo|cabello|cheveux|cabelo|capelli|fog|haze|nebel|niebla|brume|brouillard|nebbia|neblina|clouds?|wolken|sky|sun|sonne|blur)(?!\\p{L}))";
/** "Remove it", which may follow. */
const REMOVE =
  '(?:,? ?(?:and |und |y |et |e |so |also )?(?:(?:please |bitte )?(?:remove|delete|erase|lose) (?:it|that|him|her|them)|off with (?:it|him|her|them)|get rid of (?:it|that|him|her|them)|weg damit|(?:bitte )?(?:weg|entfernen|raus)|(?:por favor )?(?:quítal|bórral|elimínal)[oa]s?|(?:enlève|efface|supprime|vire)-l(?:e|a|es)|(?:tira|apaga|remove)(?:-[oa]|(?: isso)?)|(?:togli|cancella|rimuovi|elimina)l[oaie]))?';

const alone = (source: string): RegExp =>
  new RegExp(`^${NOT_DENIED}(?:${source})${REMOVE}${MAYBE_COURTESY}[.!?\\s]*$`, 'iu');

/** What hides something else, what it does, what it hides, what it sticks out of, and the wish for it. */
interface Language {
  readonly what: string;
  readonly hides: string;
  readonly hidden: string;
  readonly out: string;
  readonly remove: string;
}

const LANGUAGES: readonly Language[] = [
  {
    what: "(?:the|that|this|those|these) (?:[\\p{L}'’-]+ ){0,5}?[\\p{L}'’-]+",
    hides:
      '(?:is |are )?(?:(?:bl(?:oc|co)k|obstruct|cover|ruin)(?:s|ing)?|hid(?:es?|ing)|spoil(?:s|ing)?|in the way of)',
    hidden: '(?:the|my|our) [\\p{L}]+(?: of (?:the|my|our) \\p{L}+| \\p{L}+)?',
    out: '(?:is |are )?(?:stick|com|grow|pok)(?:s|es|e|ing)? out of (?:my|his|her|our|their|the) (?:head|ears?|shoulders?)',
    remove: 'remove $<what>',
  },
  {
    what: '(?:der|die|das|diese[rs]?) (?:\\p{L}+ ){0,3}?\\p{L}+',
    hides: '(?:verdeckt|versperrt|blockiert|verstellt|verdecken|versperren)',
    hidden:
      '(?:mir |uns )?(?:den|die|das|unsere?n?|meine?n?) \\p{L}+(?: (?:auf|in) (?:den|die|das) \\p{L}+)?',
    out: '(?:wächst|ragt|kommt|schaut|steht)(?: mir| ihm| ihr)? aus (?:meinem|seinem|ihrem|dem) kopf(?: raus| heraus)?',
    remove: 'entferne $<what>',
  },
  {
    what: '(?:el|la|los|las|es[ea]|es[ao]s) (?:\\p{L}+ ){0,3}?\\p{L}+',
    hides: '(?:me |nos )?(?:tapan?|bloquean?|obstruyen?|ocultan?|estorban?|cubren?)',
    hidden: '(?:el|la|las|los|mi) \\p{L}+(?: (?:del|de la|de) \\p{L}+)?',
    out: '(?:me |le |nos )?salen? de (?:la|mi|su) cabeza',
    remove: 'quita $<what>',
  },
  {
    what: "(?:(?:le|la|les|ce|cet|cette|ces) |l[’'])(?:\\p{L}+ ){0,3}?\\p{L}+",
    hides: '(?:me |nous )?(?:bouche|cache|bloque|gâche|masque)(?:nt)?',
    hidden: "(?:(?:le|la|les|ma|mon) |l[’'])\\p{L}+(?: (?:du|de la|sur le|sur la) \\p{L}+)?",
    out: '(?:me |lui )?sort(?:ent)? de (?:ma|sa|la) tête',
    remove: 'enlève $<what>',
  },
  {
    what: '(?:o|a|os|as|ess[ea]|aquel[ea]) (?:\\p{L}+ ){0,3}?\\p{L}+',
    hides: '(?:está )?(?:tapa|bloqueia|atrapalha|esconde|cobre|tampa)(?:m|ndo)?',
    hidden: '(?:o|a|as|os|minha|meu) \\p{L}+(?: (?:da|do|de) \\p{L}+)?',
    out: '(?:está |tá )?sai(?:ndo)? da (?:minha |sua )?cabeça(?: del[ea])?',
    remove: 'tira $<what>',
  },
  {
    what: "(?:(?:il|lo|la|i|gli|le|quel|quella) |l[’'])(?:\\p{L}+ ){0,3}?\\p{L}+",
    hides: '(?:mi |ci )?(?:copr|blocc|nascond|ostruisc|impall|tapp)(?:e|a|ono|ano)',
    hidden: "(?:(?:il|lo|la|le|i) |l[’'])\\p{L}+(?: (?:del|della|sul|sulla|dal|dalla) \\p{L}+)?",
    out: '(?:mi |gli |le )?(?:spunta|esce|spuntano) dalla (?:mia |sua )?testa',
    remove: 'togli $<what>',
  },
];

export const IN_THE_WAY: readonly Rewording[] = [
  ...LANGUAGES.flatMap(({ what, hides, hidden, out, remove }): readonly Rewording[] => [
    [alone(`${NO_THING}(?<what>${what}) (?:${hides} ${hidden}|${out})`), remove],
  ]),
  // "The lamp, off with it", "off with the hat".
  [
    /(?<=^|[.,;!?:] ?|please )off with (?=(?:it|that|him|her|them|the|this|those|these|my|his) ?)/giu,
    'remove ',
  ],
];
