import type { Rewording } from '../rewording.ts';

/*
 * Who is who, before a wish for one of them: "my husband is the one on the left with the cap. Can he be brighter". The wish
 * is for the husband on the left, and neither for the picture nor for everybody.
 */

const LANGUAGES: readonly (readonly [told: string, wish: string, plainer: string])[] = [
  [
    '(?<who>my \\p{L}+|the \\p{L}+) is the (?:one|guy|man|woman|girl|boy) (?<where>(?:on|at|to) the (?:left|right)|in the (?:middle|back|front|center|centre))(?: (?:with|in|wearing) [^.,;!?]+)?',
    '(?:(?:can|could) (?:he|she) be (?:a bit )?(?<how>brighter|darker|lighter|sharper)|(?:can|could) you (?:please )?make (?:him|her) (?:a bit )?(?<how2>brighter|darker|lighter|sharper))',
    'make $<who> $<where> $<how>$<how2>',
  ],
  [
    '(?<who>meine? \\p{L}+) ist (?:der|die|das) (?:ganz )?(?<where>links|rechts|hinten|vorne|in der mitte)(?: (?:mit|im|in) [^.,;!?]+)?',
    '(?:kann (?:er|sie|man ihn) (?:bitte |etwas )?(?<how>heller|dunkler|schärfer)(?: sein| werden| machen)?|mach (?:ihn|sie|es) (?:bitte |etwas )?(?<how2>heller|dunkler|schärfer))',
    'mach $<who> $<where> $<how>$<how2>',
  ],
  [
    '(?<who>mi \\p{L}+) es (?:el|la) (?<where>de la (?:izquierda|derecha)|del (?:medio|fondo|centro))(?: (?:con|de) [^.,;!?]+)?',
    '(?:(?:puede|puedes hacer que) (?:salir|verse|se vea|quedar|estar) (?:un poco )?más clar[oa]|(?:la|lo) puedes aclarar|puedes aclarar(?:lo|la)|aclára(?:lo|la))',
    'aclara a $<who> $<where>',
  ],
  [
    "(?<who>m(?:on|a) \\p{L}+)(?:,)? (?:c[’']est|est) cel(?:ui|le) (?<where>(?:de|à) (?:gauche|droite)|du (?:milieu|fond))(?: (?:avec|en) [^.,;!?]+)?",
    "(?:(?:est-ce qu['’])?(?:il|elle) (?:peut|pourrait) être (?:un peu )?plus clair(?:e)?|(?:peut|pourrait)-(?:il|elle) être (?:un peu )?plus claire?|(?:tu peux )?(?:l['’])?éclairci(?:r|s)(?:-l[ea])?)",
    'éclaircis $<who> $<where>',
  ],
  [
    '(?<who>(?:o )?meu \\p{L}+|(?:a )?minha \\p{L}+) é [oa] (?<where>da (?:esquerda|direita)|do (?:meio|fundo))(?: (?:com|de) [^.,;!?]+)?',
    '(?:(?:ele|ela) pode ficar (?:um pouco )?mais clar[oa]|(?:pode|dá pra) clarear (?:ele|ela)|clareia (?:ele|ela))',
    'clareia $<who> $<where>',
  ],
  [
    '(?<who>(?:mi[oa]|il mio|la mia) \\p{L}+) è quell[oa] (?<where>(?:a|di) (?:sinistra|destra)|(?:in mezzo|al centro|dietro))(?: (?:con|in) [^.,;!?]+)?',
    "(?:può (?:essere|venire) (?:un po['’]? )?più chiar[oa]|(?:lo|la) puoi schiarire|puoi schiarir(?:lo|la)|schiarisci(?:lo|la))",
    'schiarisci $<who> $<where>',
  ],
];

/** "Can he be brighter": the person, and not the picture. */
const CAN_BE: Rewording = [
  /(?<=^|[.,;!?] ?)(?:can|could) (?<who>he|she) be (?:made )?(?<how>(?:a (?:bit|little) )?(?:brighter|darker|lighter|sharper))(?!\p{L})/giu,
  (...found) => {
    const { who, how } = found.at(-1) as { readonly who: string; readonly how: string };
    return `make ${/^he$/iu.test(who) ? 'him' : 'her'} ${how}`;
  },
];

export const TOLD_WHO: readonly Rewording[] = [
  ...LANGUAGES.map(([told, wish, plainer]): Rewording => [
    new RegExp(`(?<=^|[.;!?] ?)${told}[.,;!?]+ *${wish}(?=\\s*(?:[.,;!?]|$))`, 'giu'),
    plainer,
  ]),
  CAN_BE,
];
