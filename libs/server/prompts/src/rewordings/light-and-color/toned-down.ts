import type { Rewording } from '../rewording.ts';

/*
 * Too much of a tone, and how far it shall be lowered: "too much contrast, tone it down by 20 %" is "20 % less contrast". The
 * pronoun stands for the tone, and not for the picture, which would become smaller.
 */

const PERCENT = '(?<amount>\\d{1,3}) ?(?:%|percent|prozent|por ?ciento|pour ?cent|por cento|per cento)';

const LANGUAGES: readonly (readonly [tooMuch: string, lower: string, after: string, plainer: string])[] = [
  [
    '(?:way |far |a bit |a little )?too much (?<tone>contrast|saturation|brightness|warmth|sharpness|vibrance|exposure|grain|noise|clarity|colou?r)',
    '(?:please |can you |could you )?(?:tone|bring|take|turn|dial|pull|drop|lower|reduce|cut|knock) (?:it|that|this)(?: down| back)?(?: (?:by|like|about|around|maybe|say|roughly|a))*',
    '',
    '$<amount> % less $<tone>',
  ],
  [
    '(?:viel |etwas |ein bisschen )?zu viel (?<tone>kontrast|sättigung|helligkeit|schärfe|wärme|farbe|korn|rauschen)',
    '(?:bitte )?(?:(?:nimm|dreh|zieh|mach|regel) (?:ihn|sie|es|das) )?(?:bitte )?(?:(?:so|etwa|um|ca\\.?|ungefähr|vielleicht) )*',
    ' (?:runter|reduzieren|weniger|zurück(?:nehmen)?|herunter|verringern|senken|absenken)',
    '$<amount> % weniger $<tone>',
  ],
  [
    '(?:demasiad[oa]|much[oa]) (?<tone>contraste|saturación|brillo|nitidez|calidez|color|grano|ruido)',
    '(?:por favor )?(?:b[aá]ja|red[uú]ce|dismin[uú]ye)l[eoa](?: (?:un|en|como|unos|aproximadamente))*',
    '',
    '$<amount> % menos $<tone>',
  ],
  [
    '(?:beaucoup |un peu )?trop de (?<tone>contraste|saturation|luminosité|netteté|couleur|grain|bruit)',
    "(?:baisse|réduis|diminue)[rz]?(?:[- ](?:l[ea]|ça|les))?(?: (?:de|d['’]environ|genre|environ))*",
    '',
    '$<amount> % moins de $<tone>',
  ],
  [
    '(?:muit[oa]|demais|excesso de) (?<tone>contraste|saturação|brilho|nitidez|cor|granulação|ruído)',
    '(?:diminui|diminua|reduz|reduza|abaixa|baixa)(?: (?:isso|ele|ela))?(?: (?:em|uns|de|cerca|tipo|mais ou menos))*',
    '',
    '$<amount> % menos $<tone>',
  ],
  [
    "(?:un po[’'] )?tropp[oa] (?<tone>contrasto|saturazione|luminosità|nitidezza|colore|grana|rumore)",
    '(?:abbassal|riducil|diminuiscil)[oa](?: (?:del|di|circa|tipo))*',
    '',
    '$<amount> % meno $<tone>',
  ],
];

export const TONED_DOWN: readonly Rewording[] = [
  ...LANGUAGES.map(([tooMuch, lower, after, plainer]): Rewording => [
    new RegExp(
      `(?<!\\p{L})${tooMuch}[,.;:!]* ?(?:and |und |y |et |e )?${lower} ?${PERCENT}${after}(?!\\p{L})`,
      'giu',
    ),
    plainer,
  ]),
  [
    new RegExp(
      `(?<!\\p{L})(?:way |far |a bit |a little )?too bright[,.;:!]* ?(?:and )?(?:please )?(?:tone|bring|take|turn|dial|pull|drop|lower|reduce) (?:it|that|this)(?: down)?(?: (?:by|like|about|around|maybe))* ?${PERCENT}(?!\\p{L})`,
      'giu',
    ),
    '$<amount> % darker',
  ],
];
