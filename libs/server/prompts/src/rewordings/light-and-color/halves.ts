import type { Rewording } from '../rewording.ts';

/* Halves of a tone, which are less of it ("cut the contrast by half", "half as bright"), and halves of the size. */
const TONE =
  'contrast|saturation|brightness|vibrance|exposure|sharpness|clarity|warmth|noise|grain|glow|vignette';

/** "Half as much contrast", "la mitad de contraste": 50 % less of it. */
const OF_TONES: readonly Rewording[] = (
  [
    ['half (?:the|as much|of the|that much)', 'saturation|contrast|brightness', '50 % less $<tone>'],
    [
      '(?:halb so viel|halbe[rsn]?|nur die hälfte (?:vom|an|der))',
      'sättigung|kontrast|helligkeit',
      '50 % weniger $<tone>',
    ],
    ['(?:la )?mitad de(?:l| la)?', 'saturación|contraste|brillo', '50 % menos $<tone>'],
    [
      '(?:la )?moitié (?:moins )?(?:de|du)(?: la)?|deux fois moins de',
      'saturation|contraste|luminosité',
      '50 % moins de $<tone>',
    ],
    ['(?:a )?metade d[oa]', 'saturação|contraste|brilho', '50 % menos $<tone>'],
    [
      '(?:la )?metà(?: del(?:la)?| di)?|due volte meno',
      'saturazione|contrasto|luminosità',
      '50 % meno $<tone>',
    ],
  ] as const
).map(([half, tones, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${half}) (?<tone>${tones})(?!\\p{L})`, 'giu'),
  plainer,
]);

export const HALVES: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:cut|slash|drop) (?<what>(?:the |my |its )?(?:${TONE})) (?=(?:by|in|down)(?!\\p{L}))`,
      'giu',
    ),
    'reduce $<what> ',
  ],
  ...OF_TONES,
  [/(?<!\p{L})half as bright(?!\p{L})/giu, '50 % darker'],
  [/(?<!\p{L})halb so hell(?!\p{L})/giu, '50 % dunkler'],
  [/(?<!\p{L})(?:la )?mitad de (?:clar|luminos|brillante)[oa]?(?!\p{L})/giu, '50 % más oscura'],
  [/(?<!\p{L})(?:moitié|deux fois) moins (?:claire?|lumineu(?:x|se))(?!\p{L})/giu, 'assombris de 50 %'],
  [/(?<!\p{L})(?:pela )?metade (?:tão )?(?:clara|brilhante)(?!\p{L})/giu, '50 % mais escura'],
  [/(?<!\p{L})(?:la metà|due volte meno) luminos[oa](?!\p{L})/giu, '50 % più scura'],
  // "Half as saturated": less of it, although "as saturated" alone asks for more.
  [/(?<!\p{L})half as (?:saturated|vivid|colou?rful|vibrant)(?!\p{L})/giu, '50 % less saturation'],
  [/(?<!\p{L})half as contrasty(?!\p{L})/giu, '50 % less contrast'],
  [/(?<!\p{L})halb so (?:gesättigt|bunt|farbig|kräftig)(?!\p{L})/giu, '50 % weniger Sättigung'],
  [/(?<!\p{L})halb so kontrastreich(?!\p{L})/giu, '50 % weniger Kontrast'],
  [/(?<!\p{L})(?:la )?mitad de saturad[oa](?!\p{L})/giu, '50 % menos saturación'],
  [/(?<!\p{L})(?:moitié|deux fois) moins saturée?(?!\p{L})/giu, '50 % moins de saturation'],
  [/(?<!\p{L})(?:pela )?metade (?:tão )?saturad[oa](?!\p{L})/giu, '50 % menos saturação'],
  [/(?<!\p{L})(?:la metà|due volte meno) satur(?:o|a|at[oa])(?!\p{L})/giu, '50 % meno saturazione'],
  // "Deux fois plus petite": half the size, although "deux fois" doubles it elsewhere.
  [/(?<!\p{L})(?:twice as small|two times smaller|half as big)(?!\p{L})/giu, 'resized to 50 %'],
  [/(?<!\p{L})(?:(?:doppelt|zweimal) so klein|halb so groß)(?: machen)?(?!\p{L})/giu, 'auf 50 % verkleinern'],
  [/(?<!\p{L})(?:dos veces más pequeñ[oa]|la mitad de grande)(?!\p{L})/giu, 'reducida al 50 %'],
  [/(?<!\p{L})(?:deux fois plus petite?|moitié moins grande?)(?!\p{L})/giu, 'réduite à 50 %'],
  [/(?<!\p{L})(?:duas vezes menor|(?:com )?metade do tamanho)(?!\p{L})/giu, 'reduzida para 50 %'],
  [
    /(?<!\p{L})(?:due volte più piccol[oa]|grande la metà|metà (?:della )?(?:grandezza|dimensione))(?!\p{L})/giu,
    'ridotta al 50 %',
  ],
];
