import type { Rewording } from '../rewording.ts';

/*
 * "Neither warmer nor cooler, just more vivid", "not a square or a circle, just rounded corners": two things that nobody wants,
 * before what is wished instead. "Less cold and less warm" is a neutral white balance, and "blur less" is less blur.
 */

const TONES = {
  en: '(?:warm|cool|cold|bright|light|dark|bigg|larg|small)\\p{L}*',
  de: '(?:wärmer|kühler|kälter|heller|dunkler|größer|kleiner)',
  es: '(?:más )?(?:c[aá]lid|fr[ií]|clar|oscur|brillant|grand|pequeñ)\\p{L}*',
  fr: '(?:plus )?(?:chaud|froid|clair|sombre|foncé|lumineu|grand|petit)\\p{L}*',
  pt: '(?:mais )?(?:quent|fri|clar|escur|grand|pequen)\\p{L}*',
  it: '(?:più )?(?:cald|fredd|chiar|scur|grand|piccol)\\p{L}*',
};
const SHAPES = {
  en: '(?:an? |the )?(?:square|circle|oval|heart|frame|border)',
  de: '(?:ein(?:en?)? |das |den )?(?:quadrat|kreis|oval|herz|rahmen)',
  es: '(?:un |el )?(?:cuadrado|círculo|óvalo|corazón|marco)',
  fr: "(?:d['’]un |un |de |le )?(?:carré|cercle|rond|ovale|cœur|cadre)",
  pt: '(?:um |o )?(?:quadrado|círculo|oval|coração)',
  it: '(?:un |il )?(?:quadrato|cerchio|ovale|cuore|bordo)',
};
/** Both are denied, and something else is wished: the denial is left out. */
const neither = (before: string, one: string, nor: string, instead: string): Rewording => [
  new RegExp(
    `(?<=^|[.!?;]\\s*)(?:${before}) ?${one},? (?:${nor}) ${one}\\s*[,:;.]\\s*(?:(?:${instead})(?!\\p{L}),? ?)*(?=\\p{L})`,
    'giu',
  ),
  '',
];
const DENIED_PAIRS: readonly Rewording[] = [
  neither(
    '(?:make it |i want it )?(?:neither|not)',
    TONES.en,
    '(?:nor|or|and not|not)',
    'but|just|only|rather',
  ),
  neither(
    "(?:(?:i |we )(?:don['’]?t|do not) want|not|neither|no)",
    SHAPES.en,
    '(?:nor|or|and not|no|not)',
    'but|just|only|rather',
  ),
  neither(
    '(?:mach es |bitte )?(?:weder|nicht)',
    TONES.de,
    '(?:noch|oder|und nicht|nicht)',
    'sondern|nur|bloß|einfach|aber',
  ),
  neither(
    '(?:ich will |bitte )?(?:kein(?:en?)?|weder)',
    SHAPES.de,
    '(?:und kein(?:en?)?|noch|oder|kein(?:en?)?)',
    'sondern|nur|bloß|einfach|aber',
  ),
  neither('(?:ni|no la quiero)', TONES.es, 'ni', 'sino|sol[oa]|sólo|pero|simplemente'),
  neither('(?:no quiero|ni)', SHAPES.es, 'ni', 'sino|sol[oa]|sólo|pero|simplemente'),
  neither('ni', TONES.fr, 'ni', 'mais|juste|seulement|simplement'),
  neither('(?:je ne veux (?:pas|ni)|ni|pas)', SHAPES.fr, '(?:ni|ou|pas)', 'mais|juste|seulement|simplement'),
  neither('nem', TONES.pt, 'nem', 'mas|só|apenas|simplesmente'),
  neither('(?:não quero|nem)', SHAPES.pt, 'nem', 'mas|só|apenas|simplesmente'),
  neither('né', TONES.it, 'né', 'ma|solo|soltanto|semplicemente'),
  neither('(?:non voglio|né)', SHAPES.it, 'né', 'ma|solo|soltanto|semplicemente'),
];

const neutral = (
  want: string,
  less: string,
  cold: string,
  warm: string,
  tail: string,
  plainer: string,
): Rewording => [
  new RegExp(
    `(?<=^|[.!?;,]\\s*)(?:(?:${want}) )?(?:${less}) (?:${cold}|${warm})(?:,| and| und| y| et| e)+ (?:${less} )?(?:${cold}|${warm})(?:[,:;]? (?:${tail}))?(?=\\s*(?:[.,;!?]|$))`,
    'giu',
  ),
  plainer,
];
const NEUTRAL: readonly Rewording[] = [
  neutral(
    'i want it|make it',
    'less',
    'cold|cool',
    'warm',
    '(?:i\\.e\\. |so |that is |just )?neutral',
    'neutral white balance',
  ),
  neutral(
    'mach es|ich will es',
    'weniger',
    'kalt|kühl',
    'warm',
    '(?:also |sondern |d\\.h\\. )?neutral',
    'neutraler Weißabgleich',
  ),
  neutral(
    'quiero(?: que sea)?|la quiero',
    'menos',
    'fr[ií][oa]',
    'c[aá]lid[oa]|caliente',
    '(?:o sea,? |es decir,? )?neutr[oa]',
    'balance de blancos neutro',
  ),
  neutral(
    'je (?:la )?veux',
    'moins',
    'froide?',
    'chaude?',
    "(?:donc |c['’]est-à-dire )?neutre",
    'balance des blancs neutre',
  ),
  neutral(
    'quero',
    'menos',
    'fri[oa]',
    'quente',
    '(?:ou seja,? |isto é,? )?neutr[oa]',
    'balanço de branco neutro',
  ),
  neutral(
    'la voglio|voglio',
    'meno',
    'fredd[oa]',
    'cald[oa]',
    '(?:cioè,? |ovvero,? )?neutr[oa]',
    'bilanciamento del bianco neutro',
  ),
];

/** "Darken everything bright and leave the dark parts alone". */
const rest = '(?:,| and| but| und| aber| y| pero| et| mais| e| mas| ma)+ [^.!?;]*';
const ONLY_TONES: readonly Rewording[] = (
  [
    [
      `darken (?:everything|all) (?:that['’]s |that is )?(?:already )?(?:bright|light)${rest}(?:dark)[^.!?;]*`,
      'lower the highlights',
    ],
    [
      `(?:brighten|lighten) (?:everything|all) (?:that['’]s |that is )?(?:already )?dark${rest}(?:bright|light)[^.!?;]*`,
      'lift the shadows',
    ],
    [
      `(?:mach alles helle dunkler|dunkle alles helle ab|alles helle abdunkeln)${rest}dunkle[^.!?;]*`,
      'Lichter abdunkeln',
    ],
    [`oscurece todo lo (?:que (?:es|está) )?clar[oa]${rest}oscur[^.!?;]*`, 'baja las luces altas'],
    [
      `(?:assombris|fonce) tout ce qui est clair${rest}(?:sombre|foncé)[^.!?;]*`,
      'baisse les hautes lumières',
    ],
    [`escure[çc]a? tudo (?:o )?que (?:é|está) claro${rest}escuro[^.!?;]*`, 'reduza os realces'],
    [`scurisci tutto (?:ciò|quello) che è chiaro${rest}scuro[^.!?;]*`, 'abbassa le alte luci'],
  ] as const
).map(([said, plainer]) => [new RegExp(`(?<=^|[.!?;]\\s*)${said}`, 'giu'), plainer]);

const LESS_BLUR: readonly Rewording[] = (
  [
    ['blur (?:it )?less', 'less blur'],
    ['desenfoca(?:l[oa])? menos', 'menos desenfoque'],
    ['floute(?:-l[ae])? moins', 'moins de flou'],
    ['desfo(?:que|ca) menos', 'menos desfoque'],
    ['sfoca(?:l[oa])? (?:di )?meno', 'meno sfocatura'],
  ] as const
).map(([said, plainer]) => [new RegExp(`^\\s*${said}[\\s.!]*$`, 'giu'), plainer]);

/** "Mach das Bild nicht dunkler, sondern nimm nur die Lichter zurück". */
const DENIED_ALONE: readonly Rewording[] = (
  [
    [
      '(?<=^|[.!?;]\\s*)(?:bitte )?mach(?:e|t)? (?:es|das (?:bild|foto)) nicht (?:dunkler|heller|wärmer|kühler)[,;.] sondern (?=\\p{L})',
      '',
    ],
    [
      '(?<!\\p{L})nimm (?:nur |bloß |einfach )?die (?:lichter|hellen (?:stellen|bereiche)) (?:etwas )?zurück',
      'Lichter abdunkeln',
    ],
    [
      "(?<=^|[.!?;]\\s*)ne l['’](?:assombris|éclaircis) pas[,;.] (?:mais )?(?=(?:baisse|réduis|augmente|remonte))",
      '',
    ],
    ['(?<=^|[.!?;]\\s*)non (?:scurirl|schiarirl)[oa][,;.] (?:ma )?(?=(?:abbassa|riduci|alza|aumenta))', ''],
  ] as const
).map(([said, plainer]) => [new RegExp(said, 'giu'), plainer]);

export const NEITHER_NOR: readonly Rewording[] = [
  ...DENIED_PAIRS,
  ...NEUTRAL,
  ...ONLY_TONES,
  ...LESS_BLUR,
  ...DENIED_ALONE,
];
