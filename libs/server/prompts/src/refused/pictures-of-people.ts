/*
 * Pictures that show people, among the things of the picture: “take the family photos off the wall”, “remove the
 * poster of the singer”. Both readers would remove the people who are in the photo themselves.
 */

const LANGUAGES: readonly (readonly [remove: string, pictures: string])[] = [
  [
    '(?:remove|delete|erase|take (?:away|out|off|down|the)|get rid of|lose|clear|wipe)',
    "(?:family|wedding|baby|school|class|group|(?:grand)?(?:kid|child|children|parent|mother|father|son|daughter)s?[’']?s?) (?:photos?|pictures?|pics?|portraits?|paintings?)(?= (?:of|off|on|from|in|at|behind|hanging|standing)(?!\\p{L})|\\s*(?:[,.;!?(]|$))|(?:photos?|pictures?|pics?|portraits?|paintings?|posters?|drawings?|statues?|figurines?|cut-?outs?) of (?:(?:an?|the|my|our|his|her|their|two|some|old) )*\\p{L}+(?: \\p{L}+)? (?:of|off|on|from|in|at|behind|hanging|that hangs?)(?!\\p{L})",
  ],
  [
    '(?:entfern\\p{L}*|lösch\\p{L}*|nimm|weg mit|hau|mach)',
    '(?:familien|hochzeits|kinder|gruppen|klassen|baby)(?:fotos?|bild(?:er)?|porträts?)|(?:fotos?|bild(?:er)?|porträts?|gemälde|poster|statuen?) (?:von |vom |der |des |meine[rs] |unsere[rs] )(?:\\p{L}+ ){1,3}(?:an|auf|von|aus|hinter|über) ',
  ],
  [
    '(?:quita\\p{L}*|elimina\\p{L}*|borra\\p{L}*|saca\\p{L}*)',
    '(?:fotos?|cuadros?|retratos?|pósters?|carteles?|estatuas?) (?:de (?:la |mi )?(?:familia|boda|grupo|clase)|(?:de|del) (?:\\p{L}+ ){1,3}(?:de|en|que|sobre|detrás) )',
  ],
  [
    '(?:enl[eè]ve\\p{L}*|supprim\\p{L}*|efface\\p{L}*|retire\\p{L}*|vire\\p{L}*)',
    '(?:photos?|cadres?|portraits?|tableaux?|affiches?|posters?|statues?) (?:de (?:la |ma )?(?:famille|mariage|groupe|classe)|(?:de|du|des) (?:\\p{L}+ ){1,3}(?:de|du|au|sur|dans|qui|derrière) )',
  ],
  [
    '(?:tir(?:a|ar|e)|remov\\p{L}*|apag\\p{L}*|elimin\\p{L}*)',
    '(?:fotos?|quadros?|retratos?|pôsteres?|cartaz(?:es)?|estátuas?) (?:de (?:família|casamento|grupo|turma)|d[aeo]s? (?:\\p{L}+ ){1,3}(?:d[aeo]|n[ao]|em|que|sobre|atrás) )',
  ],
  [
    '(?:togli\\p{L}*|rimuov\\p{L}*|elimina\\p{L}*|cancell\\p{L}*|leva\\p{L}*)',
    '(?:foto|quadr[oi]|ritratt[oi]|poster|statu[ae]) (?:di (?:famiglia|matrimonio|gruppo|classe)|(?:di|del|della|dei) (?:\\p{L}+ ){1,3}(?:dal|dalla|sul|sulla|sul muro|nel|in|che|dietro) )',
  ],
];
/** Nothing between the verb and the picture tells where something else is: “remove the man from the family photo”. */
const BETWEEN =
  '(?:(?!(?:in|on|from|of|at|out|off|with|auf|aus|von|im|en|del?|du|sur|dans|d[ao]|n[ao]|em|dal|dalla|nel|nella|di)(?!\\p{L}))\\p{L}+ ){0,4}';
const SHOWN = new RegExp(
  `(?<!\\p{L})(?:${LANGUAGES.map(([remove, pictures]) => `${remove} ${BETWEEN}(?:${pictures})`).join('|')})`,
  'iu',
);

/** True for a wish to remove a picture that shows people. */
export const removesPictureOfPeople = (prompt: string): boolean => SHOWN.test(prompt);
