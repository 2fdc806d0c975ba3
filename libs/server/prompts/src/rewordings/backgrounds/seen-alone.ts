import type { Rewording } from '../rewording.ts';

/**
 * What is seen alone before a background that is blurred or gone: "so only the cake shows", "que solo se note el pastel".
 * The pattern of these words, with apostrophes or without.
 */
export const SEEN_ALONE =
  "(?:(?:so|such|that|damit|dass|para|pa|pour|afin|que|qu|pra|per|che|in modo|modo|cosicché|de|da|di)[ '’]?)*(?:" +
  [
    'only (?:\\p{L}+ ){1,4}(?:shows?|stands? out|should (?:show|stand out|be seen|be visible)|is (?:seen|visible)|(?:are|to be) (?:seen|visible)|pops?|gets? noticed|remains? sharp)',
    '(?:man )?nur (?:noch )?(?:\\p{L}+ ){1,4}(?:sieht|sehen|auffällt|auffallen|zu sehen(?: ist| sind)?|hervorsticht|zur geltung kommt|im fokus(?: ist| steht| stehen)?|sollen? (?:auffallen|hervorstechen|zu sehen sein|sichtbar sein))',
    's[oó]l[oa]?(?:amente)? (?:se )?(?:note|vea|resalte|resalten|destaque|destaquen|vean|noten|luzca)n? \\p{L}+(?: \\p{L}+){0,3}',
    '(?:on |l.on )?(?:ne )?(?:voie|voit|remarque|distingue) (?:plus )?que \\p{L}+(?: \\p{L}+){0,3}',
    'seule?s? (?:\\p{L}+ ){1,4}(?:ressorte(?:nt)?|doi(?:t|vent) (?:ressortir|se voir)|soi(?:t|ent) visibles?|se voi(?:t|ent)|attire(?:nt)?)',
    'só (?:se )?(?:apareça|apareçam|destaque|note|veja|dê pra ver) \\p{L}+(?: \\p{L}+){0,3}',
    'só (?:\\p{L}+ ){1,4}(?:apareçam?|deve(?:m)? (?:aparecer|chamar atenção|se destacar|destacar)|se destaquem?|chame(?:m)? atenção)',
    '(?:si )?(?:vedano?|veda|noti|notino|risalti|risaltino|spicchi) (?:solo|soltanto) \\p{L}+(?: \\p{L}+){0,3}',
    '(?:solo|soltanto) (?:\\p{L}+ ){1,4}(?:deve|devono|si deve|si devono) (?:risaltare|vedersi|vedere|spiccare|notarsi)',
    'dev(?:e|ono) (?:risaltare|vedersi|spiccare|notarsi) (?:solo|soltanto) \\p{L}+(?: \\p{L}+){0,3}',
  ].join('|') +
  ')(?: (?:sharp|bitte|please|por favor))?';

/** A blurred background, after which "so that only the cat shows" asks for no cut-out. */
const BLURRED =
  '(?:(?:blur|soften|defocus|unscharf|verschwommen|weichzeichn|weicher|verwisch|desenfo|difumin|flout|flou|desfo|sfoc|sfum)\\p{L}*[^.!?;,]{0,30}(?:background|hintergrund|fondo|fond|arrière[ -]plan|fundo|sfondo)|(?:background|hintergrund|fondo|fond|arrière[ -]plan|fundo|sfondo)[^.!?;,]{0,30}(?:blur|soft|unscharf|verschwommen|weichzeichn|weicher|borros|desenfo|flou|desfo|sfoc)\\p{L}*)';

export const SEEN_BEFORE_BLUR: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})${BLURRED}[^.!?;,]{0,15}),? (?:and |und |y |et |e )?${SEEN_ALONE}(?=\\s*(?:[.,;!?]|$))`,
      'giu',
    ),
    '',
  ],
];
