import { COURTESIES } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Remove the shadow on her face": it becomes lighter there, and nothing is filled in. Shadows of hats and of other things that
 * are named stay for both readers.
 */

/** For each language the words of a wish such as “remove the shadow on my face”, in this order, and the plainer wish. */
const LANGUAGES: readonly (readonly [
  remove: string,
  shadow: string,
  on: string,
  face: string,
  plainer: string,
])[] = [
  [
    '(?:remove|delete|erase|get rid of|take (?:away|out|off)|take|reduce|fix|lighten|lift)',
    '(?:(?:the|that|this|those|these|any|all|some) )?(?:(?:harsh|dark|ugly|hard|strong) )?shadd?ows?',
    '(?:on|from|off|over|across|in)',
    '(?:(?:the|my|his|her|our|their|your) )?(?:face|faces)',
    'lift the shadows on the face',
  ],
  [
    '(?:bitte )?(?:entfern|reduzier|mach|nimm|hol)\\p{L}*(?: bitte)?',
    '(?:den |die |diesen? )?(?:harten |dunklen )?schatten',
    '(?:auf|aus|von|in|im|vom)',
    '(?:(?:dem|den|ihrem|seinem|meinem|unseren|deinem) )?(?:gesicht|gesichtern?)(?: (?:weg|raus))?',
    'hell die Schatten auf dem Gesicht auf',
  ],
  [
    '(?:quita|elimina|borra|reduce|saca)(?:r|me)?',
    '(?:(?:la|las|esa|esas) )sombras?',
    '(?:de|en|sobre)',
    '(?:(?:la|las|su|mi|sus) )?(?:caras?|rostros?)|del rostro|en el rostro',
    'aclara las sombras de la cara',
  ],
  [
    '(?:enlèv|retir|supprim|rédui|effac)\\p{L}*',
    "(?:l['’]ombre|les ombres|cette ombre|ces ombres)",
    '(?:sur|de|dans)',
    '(?:(?:le|son|mon|leurs?|les|nos) )?visages?|du visage',
    'éclaircis les ombres sur le visage',
  ],
  [
    '(?:tir|remov|elimin|apag|reduz)\\p{L}*',
    '(?:(?:a|as|essa|essas) )sombras?',
    '(?:d[oae]|n[oa]|em|sobre)',
    '(?:(?:o|seu|meu|teu) )?(?:rostos?|cara|caras)(?: del[ea])?',
    'clareia as sombras do rosto',
  ],
  [
    '(?:togli|elimina|rimuovi|cancella|riduci|leva)(?:re)?',
    "(?:l['’]ombra|le ombre|quell['’]ombra|quelle ombre)",
    '(?:dal|sul|del|nel|dai|sui)',
    '(?:(?:suo|mio|loro|tuo|nostri) )?(?:viso|volto|faccia|visi|volti)|(?:dalla|sulla) (?:faccia|sua faccia|mia faccia)',
    'schiarisci le ombre sul viso',
  ],
];

export const SHADOWS_ON_FACES: readonly Rewording[] = LANGUAGES.map(([remove, shadow, on, face, plainer]) => [
  new RegExp(
    `(?<!\\p{L})${remove} ${shadow} (?:${on} )?(?:${face})(?=\\s*(?:[,.;!?]|$)|,? (?:and|und|y|et|e|${COURTESIES})(?!\\p{L}))`,
    'giu',
  ),
  plainer,
]);
