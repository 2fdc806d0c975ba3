import { END, END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Das Schloss weg, also das am Fahrrad", "remove the mouse, it's a computer one": what only says which one is meant, or of what
 * kind it is, belongs to the name of the thing, and is not what is removed.
 */

/** Behind what says which one, nothing else is said of it. */
const NOTHING_ELSE =
  '(?![^,.;!?]*(?<!\\p{L})(?:too|also|not|stays?|auch|nicht|bleib\\p{L}*|steht|sitzt|liegt|ist|hat|trägt|también|no|queda\\p{L}*|aussi|pas|reste\\p{L}*|também|não|fica\\p{L}*|anche|pure|non|resta\\p{L}*)(?!\\p{L}))';
const REMOVED =
  /(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|eras\p{L}*|get (?:rid|[\p{L} ]{1,30} out)|take [\p{L} ]{1,30} out|lose|entfern\p{L}*|weg|raus|lösch\p{L}*|quit\p{L}*|borr\p{L}*|elimin\p{L}*|sac[ao]\p{L}*|enl[eè]v\p{L}*|supprim\p{L}*|effac\p{L}*|retir\p{L}*|tir[ae]\p{L}*|apag\p{L}*|togli\p{L}*|cancell\p{L}*|rimuov\p{L}*|lev[ai]\p{L}*)(?!\p{L})/iu;

/** "The lock, I mean the one on the bike". */
const whichOne = (noun: string, marks: string, one: string, where: string): readonly Rewording[] => {
  const named = `(?<noun>(?<article>${noun})(?:(?<=['’])| )\\p{L}{2,})(?<between>(?:(?! (?:and|und|y|et|e)(?!\\p{L}))[^,.;!?]){0,40}?)`;
  return [
    [
      new RegExp(
        `(?<!\\p{L})${named}[,;]? (?:${marks}),? (?:${one}) ${NOTHING_ELSE}(?<where>(?:${where})[^,.;!?]+?)${END}`,
        'giu',
      ),
      '$<noun> $<where>$<between>',
    ],
    [
      new RegExp(
        `(?<!\\p{L})${named}, (?:${one}) ${NOTHING_ELSE}(?<where>(?:${where})(?: ?[\\p{L}'’-]+){1,3})${END_OF_PROMPT}`,
        'giu',
      ),
      '$<noun> $<where>$<between>',
      REMOVED,
    ],
  ];
};

const WHICH_ONE_MEANT: readonly Rewording[] = [
  ...whichOne(
    'the|that|my',
    'i mean|i meant|that is|namely|specifically',
    'the one',
    'on |in |at |near |next to |by |under |behind |with |from |of ',
  ),
  ...whichOne(
    'das|den|die|der',
    'also|ich meine|ich mein|mein ich|das heißt|d\\.h\\.|nämlich|und zwar|genauer',
    '\\k<article>',
    'am |an |im |in |auf |neben |vom |von |unter |hinter |vor |beim |bei |aus |mit ',
  ),
  ...whichOne(
    'el|la|los|las',
    'o sea|es decir|digo|me refiero a|me refiero|quiero decir|a saber',
    '(?:a )?\\k<article>|al',
    'de |del |en |que está |con |junto |al lado ',
  ),
  ...whichOne(
    "le|la|les|l['’]",
    "c['’]est-à-dire|je veux dire|enfin|je parle de|à savoir|donc",
    'celui|celle|ceux|celles',
    "du |de |des |d['’]|sur |sous |dans |au |à |près |devant |derrière |qui est ",
  ),
  ...whichOne(
    'o|a|os|as',
    'quer dizer|quero dizer|ou seja|digo|isto é',
    '\\k<article>',
    'da |do |de |das |dos |na |no |em |que está ',
  ),
  ...whichOne(
    "il|lo|la|i|gli|le|l['’]",
    'cioè|intendo|ossia|voglio dire|vale a dire|ovvero',
    'quell[oaie]',
    "del|della |dell['’]|dello |dei |sul|sotto |nel|accanto |vicino |dietro |con |che sta ",
  ),
];

/** "Can you remove my ex? He is on the right": a sentence of its own for the place of what is removed. */
const WHERE_IT_IS: readonly Rewording[] = (
  [
    [
      'the|my|that',
      "(?:he|she|it|they)(?:['’]s| is|['’]re| are)",
      '(?:on|to|at|in) the (?:far )?(?:right|left|middle|cent(?:er|re)|back|front)',
    ],
    [
      'den|die|das|meinen?|diesen?|dieses',
      '(?:er|sie|es|die|der|das) (?:ist|sind|steh(?:t|en)|sitz(?:t|en)|lieg(?:t|en))',
      '(?:rechts|links|in der mitte|hinten|vorne?)',
    ],
    [
      '(?:a )?(?:el|la|los|las|mi|mis|ese|esa)|al',
      '(?:él |ella )?(?:est[aá]n?|es|sale|aparece)',
      '(?:(?:a|de) la (?:derecha|izquierda)|en (?:el centro|medio)|detrás|al fondo)',
    ],
    [
      'le|la|les|mon|ma|mes|ce|cette',
      "(?:(?:il|elle|ils|elles)(?: se trouve)?(?: est| sont)?|c['’]est)",
      '(?:(?:à|de) (?:droite|gauche)|(?:au|du) (?:milieu|centre|fond)|derrière)',
    ],
    [
      '(?:o|a|os|as|meu|minha|esse|essa)',
      '(?:el[ea]s? )?(?:est[aá]|tá|é|estão|fica)',
      '(?:(?:[àa]|na|d[oa] lado) (?:direit|esquerd)[ao]|no (?:meio|centro)|atrás|ao fundo)',
    ],
    [
      'il|lo|la|il mio|la mia|i|gli|le',
      '(?:lui |lei )?(?:è|sono|sta|si trova)',
      '(?:a (?:destra|sinistra)|al centro|in mezzo|dietro)',
    ],
  ] as const
).map(([article, is, where]) => [
  new RegExp(
    `(?<!\\p{L})(?<noun>(?:${article}) \\p{L}{2,})(?<between>[^,.;!?]{0,40})(?<end>[?!.;,])+ (?:${is}) (?:ganz |justo |tout |bem |proprio |all |the one |d(?:er|ie|as) |(?:el|la)(?: que está)? |cel(?:ui|le) |[oa] (?:que (?:está|tá) )?|quell[oa] )?(?<where>${where})${END_OF_PROMPT}`,
    'iu',
  ),
  '$<noun> $<where>$<between>$<end>',
  REMOVED,
]);

/** "It's a computer one", "esa de computadora": the kind of the thing. */
const OF_A_KIND: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<article>the|that|my) (?<noun>\\p{L}+)(?<between>[^,.;!?]{0,30}?)[,;.:]? (?:it['’]s|it is|i mean|i meant) (?:an?|the) (?<kind>\\p{L}+) (?:one|kind|sort|type)${END}`,
      'giu',
    ),
    '$<article> $<kind> $<noun>$<between>',
  ],
];

/** A German tap has the name of a cock. */
const TAP: Rewording = [
  /(?<!\p{L})hahn(?!\p{L})/giu,
  'Wasserhahn',
  /(?<!\p{L})(?:wasch|spül|küche|bad(?:e|ew|$|\s)|wasser|wanne)/iu,
];

/** "Can you remove the car? The dog is nice": a statement behind a question is no second thing to remove. */
const AFTER_QUESTION: Rewording = [
  /\?(?=\s+(?:(?:the|my|our|this|that|der|die|das|mein|meine|unser|unsere|el|la|los|las|mi|le|les|mon|ma|il|lo|i|gli|o|a|os|as|meu|minha) |l['’])?\p{L}+ (?:is|are|was|were|looks?|ist|sind|war|sieht|es|está|son|est|sont|é|são|è|sono)(?!\p{L}))/giu,
  '.',
];

export const WHICH_ONE: readonly Rewording[] = [
  AFTER_QUESTION,
  ...WHICH_ONE_MEANT,
  ...WHERE_IT_IS,
  ...OF_A_KIND,
  TAP,
];
