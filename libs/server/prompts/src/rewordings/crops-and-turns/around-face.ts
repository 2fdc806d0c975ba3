import { END_OF_PROMPT } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/** "Solo me interesa la cara de mi abuela" asks for a crop to the face. */
export const ONLY_THE_FACE: readonly Rewording[] = (
  [
    [
      "(?:i (?:only|just) care about|i['’]?m only interested in|all i (?:want|care about) is) (?:the |my |her |his )?(?:[\\p{L}-]+['’]s )?face(?: of (?:my|the) \\p{L}+)?|only (?:my |the )?(?:[\\p{L}-]+['’]s |her |his )?face (?:matters|is important|counts)",
      'crop to the face',
    ],
    [
      "(?:mich interessiert|mir geht es|mir geht[’']?s|wichtig ist)(?: mir)? nur (?:um )?(?:das |ihr |sein )?gesicht(?: (?:von (?:meiner|meinem) \\p{L}+|mein(?:er|es) \\p{L}+))?",
      'auf das Gesicht zuschneiden',
    ],
    [
      '(?:solo|sólo) (?:me interesa|me importa|quiero) (?:la cara|el rostro)(?: de (?:mi|la|el) \\p{L}+)?',
      'recorta a la cara',
    ],
    [
      "(?:seul (?:le|son) visage(?: de (?:ma|mon|la) [\\p{L}-]+)? (?:m['’]intéresse|compte)|(?:ce qui m['’]intéresse|je (?:ne )?veux),? (?:c['’]est )?(?:que|juste|seulement) (?:le|son) visage(?: de (?:ma|mon|la) [\\p{L}-]+)?)",
      'recadre sur le visage',
    ],
    [
      'só (?:me interessa|me importa|quero) (?:o rosto|a cara)(?: d(?:a|o)(?: minha| meu)? \\p{L}+)?',
      'recorta no rosto',
    ],
    [
      '(?:mi interessa|voglio) solo (?:il (?:viso|volto)|la faccia)(?: d(?:i|el|ella)(?: mia| mio)? ?\\p{L}+)?',
      'ritaglia sul viso',
    ],
  ] as const
).map(([said, plainer]) => [
  new RegExp(
    `^\\s*(?:${said})(?:,? (?:(?:and|but|y|e|et|und) )?(?:the rest can go|the rest doesn['’]?t matter|lo demás (?:que no salga|no importa|sobra|fuera)|der rest (?:kann weg|ist egal)|le reste (?:on s['’]en fiche|peut partir)|o resto (?:não importa|pode sair)|il resto (?:non importa|via)))?${END_OF_PROMPT}`,
    'giu',
  ),
  plainer,
]);

/** "Quadratisch um das Gesicht herum": the square crop that the readers know as “auf das Gesicht”. */
export const AROUND_FACE: readonly Rewording[] = [
  [
    /(?<=(?<!\p{L})(?:quadratisch|quadrat|rund|kreisförmig|eng|hochkant|zuschneiden)(?!\p{L})[^.!?;\n]{0,20}) (?:rund )?um (?<face>(?:das|mein|ihr|sein) gesicht|(?:den|meinen|ihren|seinen) kopf)(?: herum)?(?!\p{L})/giu,
    ' auf $<face>',
  ],
];
