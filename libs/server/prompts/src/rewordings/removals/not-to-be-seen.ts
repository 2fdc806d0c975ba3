import type { Rewording } from '../rewording.ts';

/*
 * “Que no salga la sombra”, “the shadow should not be seen”: shadows and reflections that shall go. Both readers would add
 * a shadow, or say nothing.
 */

/** For each language what says so before and behind the thing, the thing, and the plainer verb. */
const LANGUAGES: readonly (readonly [before: string, thing: string, behind: string, plainer: string])[] = [
  [
    "(?:i|we) (?:do not|don['’]?t) (?:want to|wanna) see",
    '(?:the|my|his|her|that|any|those) (?:\\p{L}+ )?(?:shadows?|reflections?)',
    "(?:should|must|shall)(?: not|n['’]?t) be (?:seen|visible|there)",
    'remove',
  ],
  [
    '(?:man )?(?:soll|darf|will)',
    '(?:der|den|die|das|meine?n?|ihren?|seinen?) (?:\\p{L}+ )?(?:schatten|spiegelung(?:en)?|reflexion(?:en)?)',
    '(?:soll(?:te)?n?|darf|dürfen) nicht (?:mehr )?(?:zu sehen|sichtbar|drauf) sein',
    'entferne',
  ],
  [
    'que no (?:salgan?|se vean?|aparezcan?|quede)',
    '(?:la|las|el|los|mi|mis|su|esa|ese) (?:sombras?|reflejos?)',
    'que no se vean?',
    'quita',
  ],
  [
    "qu['’]on ne voie (?:pas|plus)",
    "(?:l['’]|les |le |mon |ma |son |cette )(?:ombres?|reflets?)",
    'ne (?:doit|doivent|devrait) (?:pas|plus) (?:se voir|être visibles?)',
    'enlève',
  ],
  [
    'que não (?:apareçam?|saiam?|se vejam?|fiquem?)',
    '(?:as?|os?|minha|meu|essa|esse) (?:sombras?|reflexos?)',
    'não (?:deve|devem|pode|podem) aparecer',
    'tira',
  ],
  [
    'che non si ved(?:a|ano)',
    "(?:l['’]|le |il |i |la mia |il mio )(?:ombr[ae]|rifless[oi])",
    'non (?:si deve|si devono|deve|devono) (?:vedere|vedersi)',
    'togli',
  ],
];
const START = '(?<=^\\s*|[.!?;,] ?|(?<!\\p{L})(?:and|und|y|et|e) )';
const WHERE = "(?<where>(?: [\\p{L}'’]+){0,6}?)";
const END = '(?=\\s*(?:[,.;!?]|$))';

export const NOT_TO_BE_SEEN: readonly Rewording[] = LANGUAGES.flatMap(
  ([before, thing, behind, plainer], at): readonly Rewording[] => [
    [
      new RegExp(
        `${START}${before} (?<thing>${thing})${WHERE}${at === 1 ? ' nicht (?:mehr )?sehen' : ''}${END}`,
        'giu',
      ),
      `${plainer} $<thing>$<where>`,
    ],
    [
      new RegExp(`${START}(?:que )?(?<thing>${thing})${WHERE} ${behind}${END}`, 'giu'),
      `${plainer} $<thing>$<where>`,
    ],
  ],
);
