import type { Rewording } from '../rewording.ts';

/*
 * Who stays of all, and where nothing shall be done, in words that were read as one more thing: "all the people but the bride" is
 * "everyone except the bride", and "but not to her skin" is "except her skin".
 */

const SOMEBODY =
  '(?=(?:me|us|him|her|them|the|my|our|his|their|this|that)(?!\\p{L})(?! (?:left|right|background|back|front)(?!\\p{L})))';

/** "Y el balón déjalo": what stays is named before the verb. */
const NAMED_BEFORE: readonly Rewording[] = [
  [
    /,? (?:y|pero) (?<what>(?:el|la|los|las|al?) \p{L}+),? (?:(?:me|nos) )?d[eé]ja(?:me|nos)?l[oa]s?(?!\p{L})(?! (?:m[aá]s|en|con|sin|bien|de)(?!\p{L}))/giu,
    ', pero deja $<what>',
  ],
  [
    /,? (?:und|aber) (?<what>(?:den|die|das) \p{L}+) (?:lass(?:t|en sie)?|lässt du)(?: (?:da|drin|stehen|so|in ruhe))?(?=\s*(?:[,.;!?]|$))/giu,
    ', aber lass $<what>',
  ],
  [
    /,? (?:et|mais) (?<what>(?:le |la |les |l['’])\p{L}+),? (?:laisse|garde)[rz]?[- ](?:le|la|les)(?=\s*(?:[,.;!?]|$))/giu,
    ', mais garde $<what>',
  ],
  [
    /,? (?:e|mas) (?<what>[oa]s? \p{L}+),? (?:deixa|mantém)(?: (?:ficar|aí|lá|ele|ela))?(?=\s*(?:[,.;!?]|$))/giu,
    ', mas mantém $<what>',
  ],
  [
    /,? (?:e|ma) (?<what>(?:il |lo |la |i |gli |le |l['’])\p{L}+),? lascial[oaie](?=\s*(?:[,.;!?]|$))/giu,
    ', ma lascia $<what>',
  ],
  [
    /,? (?:and|but) (?<what>the \p{L}+),? (?:leave|keep) (?:it|him|her|them)(?=\s*(?:[,.;!?]|$))/giu,
    ', but keep $<what>',
  ],
];

/** "Mine does not need to be hidden": one of the faces, which nothing tells apart. */
const NOT_MINE: readonly Rewording[] = [
  [
    /,? (?:but )?mine (?:does not|doesn['’]?t|need not|needn['’]?t|can stay|may stay|should stay)[^,.;!?]*/giu,
    ', except mine',
  ],
  [/,? (?:aber )?(?:meins?|meines|meine) (?:braucht|muss|soll)(?: es)? nicht[^,.;!?]*/giu, ', meins nicht'],
  [
    /,? (?:pero )?(?:la|las|el|los) m[ií][oa]s? no (?:hace falta|es necesario|hay que)[^,.;!?]*/giu,
    ', la mía no',
  ],
  [
    /,? (?:mais )?(?:la mienne|le mien) (?:ce )?n['’]est pas (?:la peine|nécessaire)[^,.;!?]*/giu,
    ', pas le mien',
  ],
  [/,? (?:mas )?[oa]s? (?:minhas?|meus?) não (?:precisa|é preciso)[^,.;!?]*/giu, ', menos a minha'],
  [/,? (?:ma )?(?:la mia|il mio) non (?:serve|occorre|c['’]è bisogno)[^,.;!?]*/giu, ', tranne la mia'],
];

export const PEOPLE_BUT: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:everyone|everybody|(?:all )?(?:the )?people|anyone) (?:who|that)(?: (?:is|are)(?: not|n['’]?t)|['’]s not) (?=(?:me|us)(?!\p{L}))/giu,
    'everyone except ',
  ],
  ...NAMED_BEFORE,
  ...NOT_MINE,
  [
    new RegExp(
      `(?<!\\p{L})all (?:of )?(?:the |these |those )?(?:other )?(?:people|persons|humans|guests|folks),? (?:but|except(?: for)?|save|apart from|other than) ${SOMEBODY}`,
      'giu',
    ),
    'everyone except ',
  ],
  [
    /,? but not (?:to|on|in|for|at|over) (?=(?:the|her|his|my|our|their|its) \p{L}+\s*(?:[,.;!?]|$))/giu,
    ', except ',
  ],
  [
    /,? aber nicht (?:bei|an|auf|in|für) (?=(?:der|dem|den|das|die|meine[rmn]?|ihre[rmn]?|seine[rmn]?) \p{L}+\s*(?:[,.;!?]|$))/giu,
    ', außer ',
  ],
  [
    /,? pero no (?:a|en|sobre|para) (?=(?:el|la|los|las|su|sus|mi|mis) \p{L}+\s*(?:[,.;!?]|$))/giu,
    ', excepto ',
  ],
  [
    /,? mais pas (?:sur|à|dans|pour) (?=(?:la |le |les |l['’]|sa |son |ses |ma |mon |mes )\p{L}+\s*(?:[,.;!?]|$))/giu,
    ', sauf ',
  ],
  [/,? mas não n(?<what>[ao]s? \p{L}+)(?=\s*(?:[,.;!?]|$))/giu, ', exceto $<what>'],
  [/,? ma non (?:sul|al|nel)la (?<what>\p{L}+)(?=\s*(?:[,.;!?]|$))/giu, ', tranne la $<what>'],
  [/,? ma non (?:sul|al|nel) (?<what>\p{L}+)(?=\s*(?:[,.;!?]|$))/giu, ', tranne il $<what>'],
];
