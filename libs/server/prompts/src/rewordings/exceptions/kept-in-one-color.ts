import { END, END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Black and white, but keep the poppies red": what nothing finds keeps its color by this color, as in "everything black and
 * white, only the poppies stay red".
 */

const COLORS = {
  en: '(?:(?:bright|dark|light|deep) )?(?:red|blue|green|yellow|orange|pink|purple)',
  de: '(?:rot|blau|grün|gelb|orange|rosa|pink|lila)',
  es: '(?:roj[oa]s?|azul(?:es)?|verdes?|amarill[oa]s?|naranjas?|rosas?|morad[oa]s?)',
  fr: '(?:rouges?|bleue?s?|vert(?:e)?s?|jaunes?|oranges?|roses?|violet(?:te)?s?)',
  pt: '(?:vermelh[oa]s?|azu(?:l|is)|verdes?|amarel[oa]s?|laranjas?|rosas?|rox[oa]s?)',
  it: '(?:ross[oaie]|blu|azzurr[oaie]|verd[ei]|giall[oaie]|arancion[ei]|rosa|viola)',
};

/** Whose the thing is that keeps its color: “the dress”, “my daughter's dress”. */
const OWN = {
  en: "(?:(?:the|my|our|his|her|their)(?: \\p{L}+['’]?s(?= \\p{L}+ ))?)",
};

/** "Only the roses red and the rest black and white": the thing with its color, before all else. */
const THING_FIRST: readonly Rewording[] = (
  [
    [
      "(?:i (?:want|need)|i['’]d like|make|keep|leave|please)",
      '(?:only|just)',
      '(?:the|my|our|his|her|their)',
      `(?:(?:in|stay|staying|to be) )?(?<color>${COLORS.en})`,
      '(?:and|,|with|but)',
      '(?:(?:the )?rest|everything else|all else|the others?)(?: of (?:it|the (?:photo|picture)))?(?: (?:in|should be|to be|is|goes|turns))?',
      'black(?: (?:and|&|n))? white|b ?(?:&|n|/) ?w|bw',
      'everything black and white, only $<kept> stay $<color>',
    ],
    [
      '(?:ich (?:will|möchte|hätte gern)|mach|lass|bitte)',
      '(?:nur|bloß)',
      '(?:die|der|das|den|meine?n?)',
      `(?:in )?(?<color>${COLORS.de})`,
      '(?:und|,|aber)',
      '(?:(?:der|den) rest|alles andere)(?: (?:in|soll))?',
      'schwarz[- ]?wei(?:ß|ss)|s/w|sw',
      'alles schwarzweiß, nur $<kept> bleiben $<color>',
    ],
    [
      '(?:quiero|deja|haz|pon|por favor)',
      '(?:s[oó]lo|solamente|únicamente)',
      '(?:el|la|los|las|mis?|sus?)',
      `(?:en )?(?<color>${COLORS.es})`,
      '(?:y|,|pero)',
      '(?:(?:todo )?(?:el resto|lo demás))(?: en)?',
      'blanco y negro|b/?n',
      'todo en blanco y negro, solo $<kept> $<color>',
    ],
    [
      '(?:je veux|je voudrais|garde|laisse|mets)',
      '(?:juste|seulement|que|uniquement)',
      '(?:le|la|les|mes|mon|ma|ses)',
      `(?:en )?(?<color>${COLORS.fr})`,
      '(?:et|,|mais)',
      '(?:(?:tout )?le reste)(?: en)?',
      'noir et blanc|n&b|nb',
      'tout en noir et blanc, juste $<kept> $<color>',
    ],
    [
      '(?:quero|deixa|põe|por favor)',
      '(?:só|apenas|somente)',
      '(?:o|a|os|as|meus?|minhas?)',
      `(?:em )?(?<color>${COLORS.pt})`,
      '(?:e|,|mas)',
      '(?:(?:todo )?o rest(?:o|ante)|tudo mais)(?: em)?',
      'preto e branco|p&?b',
      'tudo em preto e branco, só $<kept> $<color>',
    ],
    [
      '(?:voglio|vorrei|lascia|fai|per favore)',
      '(?:solo|soltanto)',
      '(?:il|la|lo|i|gli|le)',
      `(?:in )?(?<color>${COLORS.it})`,
      '(?:e|,|ma)',
      '(?:(?:tutto )?il resto)(?: in)?',
      'bianco e nero|b/?n',
      'tutto in bianco e nero, solo $<kept> $<color>',
    ],
  ] as const
).map(([want, only, the, color, and, rest, monochrome, plainer]) => [
  new RegExp(
    `^\\s*(?:(?:${want}) )*${only} (?<kept>${the} \\p{L}+) ${color} ?${and} ?(?:and |und |y |et |e )?${rest} (?:${monochrome})${END_OF_PROMPT}`,
    'iu',
  ),
  plainer,
]);

export const KEPT_IN_ONE_COLOR: readonly Rewording[] = [
  ...THING_FIRST,
  [
    new RegExp(
      `^\\s*(?:make (?:it|this|everything) )?(?:black (?:and|n|&) white|b ?(?:&|n|/) ?w|bw),? (?:but|with) (?:(?:keep|leave) (?<kept>${OWN.en} \\p{L}+) (?<color>${COLORS.en})|(?<stays>${OWN.en} \\p{L}+) (?:(?:should |must |to )?(?:stays?|remains?)|(?:is |are |in )?still(?: in)?) (?<shade>${COLORS.en}))${END}`,
      'iu',
    ),
    'everything black and white, only $<kept>$<stays> stay $<color>$<shade>',
  ],
  [
    new RegExp(
      `^\\s*(?:alles )?schwarz-?wei(?:ß|ss),? aber (?<kept>(?:die|der|das|den) \\p{L}+) (?:bleib(?:t|en)|lass(?:en)?) (?<color>${COLORS.de})${END}`,
      'iu',
    ),
    'alles schwarzweiß, nur $<kept> bleiben $<color>',
  ],
  [
    new RegExp(
      `^\\s*(?:todo )?(?:en )?blanco y negro,? pero (?:dej(?:a|ando)|mant(?:én|eniendo)) (?<kept>(?:el|la|los|las) \\p{L}+) (?:en )?(?<color>${COLORS.es})${END}`,
      'iu',
    ),
    'todo en blanco y negro, solo $<kept> $<color>',
  ],
  [
    new RegExp(
      `^\\s*(?:tout )?(?:en )?noir et blanc,? mais (?:gard|laiss)(?:e|er|ez) (?<kept>(?:le|la|les) \\p{L}+) (?:en )?(?<color>${COLORS.fr})${END}`,
      'iu',
    ),
    'tout en noir et blanc, juste $<kept> $<color>',
  ],
  [
    new RegExp(
      `^\\s*(?:tudo )?(?:em )?preto e branco,? mas (?:deix(?:a|ando|e)|mant(?:ém|endo|enha)) (?<kept>(?:o|a|os|as) \\p{L}+) (?<color>${COLORS.pt})${END}`,
      'iu',
    ),
    'tudo em preto e branco, só $<kept> $<color>',
  ],
  [
    new RegExp(
      `^\\s*(?:tutto )?(?:in )?bianco e nero,? ma (?:lasci(?:a|ando) (?:(?<color>${COLORS.it}) (?<kept>(?:il|la|lo|i|gli|le) \\p{L}+)|(?<one>(?:il|la|lo|i|gli|le) \\p{L}+) (?<shade>${COLORS.it}))|(?<stays>(?:il|la|lo|i|gli|le) \\p{L}+) rest(?:a|ano) (?<hue>${COLORS.it}))${END}`,
      'iu',
    ),
    'tutto in bianco e nero, solo $<kept>$<one>$<stays> $<color>$<shade>$<hue>',
  ],
];
