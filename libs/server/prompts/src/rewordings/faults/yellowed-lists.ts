import type { Rewording } from '../rewording.ts';

/*
 * “Stains, scratches, yellowing”: in a list of what is wrong with an old photo the yellowing is named without a verb, and its
 * colors are corrected besides the repair.
 */

/** A list from which nothing shall stay: nothing is kept or denied in the prompt. */
const NOTHING_KEPT =
  /^(?!.*(?<!\p{L})(?:keep|leave|like|love|not|\p{L}+n['’]t|without|but|behalt\p{L}*|lass\p{L}*|nicht|kein\p{L}*|mag|aber|deja\p{L}*|mant[eé]n|no|sin|pero|gard\p{L}+|laiss\p{L}+|pas|mais|deix\p{L}+|mant[eé]m|não|sem|mas|lasci\p{L}+|tieni|non|ma)(?!\p{L}))/isu;
const END = '(?=\\s*(?:[,.;!?]|$)| (?:and|und|y|et|e)(?!\\p{L}))';

const LANGUAGES: readonly (readonly [damage: string, and: string, yellowing: string, plainer: string])[] = [
  [
    '(?:scratch(?:es)?|stains?|spots|dust|tears?|cracks?|creases?)',
    'and',
    '(?:the )?yellowing',
    'remove the yellow cast',
  ],
  [
    '(?:kratzer|flecken?|staub|risse?|knicke?)',
    'und',
    '(?:die )?vergilbung(?:en)?',
    'entferne den Gelbstich',
  ],
  [
    '(?:rayones|rayas|manchas|polvo|arañazos|grietas|pliegues)',
    'y',
    '(?:el )?(?:amarilleo|amarilleamiento|amarillamiento|amarillento)',
    'quita el tono amarillo',
  ],
  [
    '(?:rayures|taches|poussières?|éraflures|déchirures|plis)',
    'et',
    '(?:le )?jaunissement',
    'enlève le jaunissement',
  ],
  [
    '(?:riscos|arranhões|manchas|poeira|pó|rasgos|vincos)',
    'e',
    '(?:o )?(?:amarelamento|amarelecimento|amarelado)',
    'tira o amarelado',
  ],
  ['(?:graffi|macchie|polvere|strappi|pieghe)', 'e', "(?:l['’])?ingiallimento", "togli l'ingiallimento"],
];

export const YELLOWED_LISTS: readonly Rewording[] = [
  ...LANGUAGES.map(([damage, and, yellowing, plainer]): Rewording => [
    new RegExp(`(?<=(?<!\\p{L})${damage})(?:,| ${and}|, ${and}) ${yellowing}${END}`, 'giu'),
    `, ${plainer}`,
    NOTHING_KEPT,
  ]),
  // “Vergilbung raus”.
  [
    /(?<!\p{L})vergilbung(?:en)?(?= (?:bitte )?(?:(?:he)?raus|weg|entfern|beheb|korrigier)\p{L}*)/giu,
    'Gelbstich',
  ],
  [
    /(?<=(?<!\p{L})(?:entfern\p{L}*|korrigier\p{L}*|behebe?) (?:bitte )?)die vergilbung(?!\p{L})/giu,
    'den Gelbstich',
  ],
];
