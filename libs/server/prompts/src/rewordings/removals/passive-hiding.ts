import type { Rewording } from '../rewording.ts';

/*
 * Wishes that say what must be hidden or gone: "the plate too must be blurred", "la targa va oscurata", "le chat doit
 * partir". The same with a plain verb before it.
 */

const END =
  '(?=\\s*(?:[,.;:!?]|$)|,? (?:please|pls|thanks|thx|lol|bitte|danke|por favor|porfa|gracias|svp|stp|merci|obrigad[oa]|per favore|grazie|because|since|so|weil|porque|parce|perché|and|und|y|et|e|but|aber|pero|mais|mas|ma)(?!\\p{L}))';
const START = '(?<=^|[.,;!?:] ?|(?<!\\p{L})(?:and|also|then|und|dann|y|et|puis|e|ed|please|bitte),? )';
/** A word that negates nothing. */
const WORD =
  "(?!(?:not|never|nicht|nie|no(?! (?:fundo|meio|canto|centro))|ne|não|nao|non)(?![\\p{L}'’]))[^\\s.,;:!?]+";
/** What is named: at most six words of one clause. */
const NAMED = `(?:${WORD} ){0,5}?${WORD}?`;

interface Language {
  readonly the: string;
  readonly also: string;
  /** "Must be", before what is done. */
  readonly must: string;
  /** What is done, and the verb for it. */
  readonly done: readonly (readonly [participle: string, verb: string])[];
  /** "Must go". */
  readonly gone: string | null;
  readonly remove: string;
}

const LANGUAGES: readonly Language[] = [
  {
    the: '(?:the|that|this|those|these|my|our|his|her|their|all the|both) ',
    also: '(?:,? ?too|also|as well)',
    must: '(?:must|should|has to|have to|needs? to|ought to)(?: also| all| please)? be(?: also)?',
    done: [
      ['blurred(?: out)?', 'blur '],
      ['pixel(?:at)?ed(?: out)?', 'pixelate '],
      ['(?:hidden|masked|censored|obscured|blacked out|blanked out)', 'hide '],
    ],
    gone: null,
    remove: 'remove ',
  },
  {
    the: '(?:der|die|das|meine?|unsere?|alle|beide) ',
    also: '(?:auch|noch|bitte|mal|unbedingt)',
    must: '(?:muss|müssen|sollte?n?)(?: auch| noch| bitte| unbedingt)*',
    done: [
      ['(?:unscharf|verschwommen|weichgezeichnet)(?: gemacht)?(?: werden| sein)', 'verwische '],
      ['(?:verpixelt)(?: werden| sein)', 'verpixele '],
      ['(?:verdeckt|geschwärzt|unkenntlich gemacht|zensiert)(?: werden| sein)', 'verdecke '],
    ],
    gone: null,
    remove: 'entferne ',
  },
  {
    the: '(?:el|la|los|las|mi|mis|es[ea]|es[ao]s) ',
    also: '(?:también|tambien)',
    must: '(?:tienen? que|deben?|debería?n?) (?:estar|ir|ser|quedar|salir)',
    done: [
      ['(?:difuminad|borros|desenfocad|emborronad)[oa]s?', 'difumina '],
      ['(?:pix?elad|pixelizad)[oa]s?', 'pixela '],
      ['(?:tapad|ocult|ocultad|censurad)[oa]s?', 'tapa '],
    ],
    gone: '(?:tienen? que|deben?) (?:irse|desaparecer|quitarse)',
    remove: 'quita ',
  },
  {
    the: "(?:(?:le|la|les|mon|ma|mes|notre|nos|cette|cet|ce|ces) |l[’'])",
    also: '(?:aussi|également)',
    must: '(?:doit|doivent|devrait|devraient)(?: aussi| également)? être(?: aussi| également)?',
    done: [
      ['(?:flout)ée?s?', 'floute '],
      ['(?:pixel(?:is)?)ée?s?', 'pixelise '],
      ['(?:masqu|cach|censur)ée?s?', 'masque '],
    ],
    gone: "(?:doit|doivent)(?: aussi)? (?:partir|dégager|disparaître|disparaitre|s[’']en aller)",
    remove: 'enlève ',
  },
  {
    the: '(?:o|a|os|as|meu|minha|ess[ea]|aquel[ea]) ',
    also: '(?:também|tb)',
    must: '(?:t[eê]m (?:que|de)|devem?|deveriam?|precisam?)(?: também)? (?:ser|ficar|estar|ir)(?: também)?',
    done: [
      ['(?:desfocad|borrad|embaçad)[oa]s?', 'desfoca '],
      ['(?:pixelad|pixelizad)[oa]s?', 'pixela '],
      ['(?:escondid|ocult|ocultad|censurad|tapad)[oa]s?', 'esconde '],
    ],
    gone: '(?:t[eê]m (?:que|de)|precisam?|devem?) (?:sair|sumir|desaparecer)(?: daqui| daí)?',
    remove: 'tira ',
  },
  {
    the: "(?:(?:il|lo|la|i|gli|le|quel|quella|quest[oa]) |l[’'])",
    also: '(?:anche|pure)',
    must: '(?:(?:dev(?:e|ono)|dovrebber?o?)(?: anche)? (?:essere|venire)|va|vanno)(?: anche)?',
    done: [
      ['(?:sfocat|sfumat|sfuocat)[oaie]', 'sfoca '],
      ['(?:pixelat|pixellat)[oaie]', 'pixela '],
      ['(?:oscurat|nascost|censurat|mascherat)[oaie]', 'nascondi '],
      ['(?:rimoss|tolt|eliminat|cancellat)[oaie]', 'togli '],
    ],
    gone: '(?:dev(?:e|ono)) (?:andarsene|andare via|sparire|scomparire)(?: da qui)?',
    remove: 'togli ',
  },
];

const rewordingsOf = ({ the, also, must, done, gone, remove }: Language): readonly Rewording[] => {
  const what = `(?:${also} )?(?<what>${the}${NAMED})(?: ?${also})?`;
  return [
    ...done.map(([participle, verb]): Rewording => [
      new RegExp(`${START}${what} ${must} ${participle}(?: ?${also})?${END}`, 'giu'),
      `${verb}$<what>`,
    ]),
    ...(gone === null
      ? []
      : [[new RegExp(`${START}${what} ${gone}(?: ?${also})?${END}`, 'giu'), `${remove}$<what>`] as const]),
  ];
};

export const PASSIVE_HIDING: readonly Rewording[] = [
  ...LANGUAGES.flatMap(rewordingsOf),
  // "Il faut flouter aussi la plaque".
  [
    /(?<=(?<!\p{L})(?:flout|masqu|cach|pixelis|enl[eè]v|effac|supprim)(?:er?|ez) )(?:aussi|également) (?=(?:le|la|les|mon|ma|mes) |l')/giu,
    '',
  ],
];
