import type { Rewording } from '../rewording.ts';

/* "Keep the orange orange, the rest black and white": a fruit or a flower that is named like its color is kept by that color. */

const keptInColor = (
  kept: readonly string[],
  rest: string,
  gray: string,
  plainer: string,
): readonly Rewording[] =>
  kept.map((said) => [
    new RegExp(
      `(?<=^|[.;!?]\\s*)(?:${said})\\s*(?:[,;.]|,? (?:and|but|und|y|et|e)) ?(?:${rest}) (?:${gray})(?!\\p{L})`,
      'giu',
    ),
    plainer,
  ]);

export const NAMED_LIKE_COLORS: readonly Rewording[] = [
  ...keptInColor(
    [
      '(?:keep|leave) the (?<thing>orange|rose|violet|lavender|lime)s? (?:in )?(?<color>orange|pink|rose|violet|purple|lavender|lime|green)',
      'the (?<thing>orange|rose|violet)s? (?:stays?|remains?) (?<color>orange|pink|rose|violet)',
    ],
    '(?:and )?(?:make |turn )?(?:the rest|everything else|all else)(?: (?:is|goes|in|should be|becomes))?',
    'black and white|gr[ae]y|monochrome',
    'everything black and white except the color $<color>',
  ),
  ...keptInColor(
    [
      '(?:die )?orangen? bleib(?:t|en) (?<color>orange)',
      'lass die orangen? (?<color>orange)(?: sein)?',
      '(?:die )?rosen? bleib(?:t|en) (?<color>rosa)',
    ],
    '(?:der rest|alles andere)(?: wird| soll| in)?',
    'schwarz[- ]?wei(?:ß|ss)|grau',
    'alles schwarzweiß außer der Farbe $<color>',
  ),
  ...keptInColor(
    [
      '(?:deja|mantén|conserva) las? naranjas? (?<color>naranja)s?',
      'las? naranjas? (?:se queda|queda)n? (?<color>naranja)s?',
      '(?:deja|mantén|conserva) las? rosas? (?<color>rosa)s?',
    ],
    '(?:el resto|lo demás|todo lo demás)',
    '(?:en )?(?:blanco y negro|gris)',
    'todo en blanco y negro menos el color $<color>',
  ),
  ...keptInColor(
    [
      "(?:garde|laisse) l['’]orange (?<color>orange)",
      "l['’]orange reste (?<color>orange)",
      '(?:garde|laisse) la rose (?<color>rose)',
      'la rose reste (?<color>rose)',
    ],
    '(?:tout )?le reste',
    '(?:en )?(?:noir et blanc|gris)',
    'tout en noir et blanc sauf la couleur $<color>',
  ),
  ...keptInColor(
    ['(?:deixa|deixe|mantém|mantenha) a laranja (?<color>laranja)', 'a laranja fica (?<color>laranja)'],
    '(?:o resto|todo o resto)',
    '(?:em )?(?:preto e branco|cinza)',
    'tudo em preto e branco menos a cor $<color>',
  ),
  ...keptInColor(
    ["(?:lascia|tieni) l['’]arancia (?<color>arancione)", "l['’]arancia resta (?<color>arancione)"],
    '(?:tutto )?il resto',
    '(?:in )?(?:bianco e nero|grigio)',
    'tutto in bianco e nero tranne il colore $<color>',
  ),
];
