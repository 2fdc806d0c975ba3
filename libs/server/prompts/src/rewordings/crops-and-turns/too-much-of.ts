import type { Rewording } from '../rewording.ts';

/*
 * "There's too much table": a crop closer to the subject shows less of what surrounds it. The table is not removed. At a
 * side of the picture, `cropped-onto.ts` cuts it off there.
 */

/** For each language, how somebody complains of too much of something around the subject, and the plainer wish. */
const COMPLAINTS: readonly (readonly [complaint: string, plainer: string])[] = [
  [
    "(?:there(?:['’]?s| is) )?(?:way |far |just |a bit )?too much (?:of the )?(?:table|tabletop|desk|counter|bed|couch|sofa|floor|carpet|wall|ground|road|pavement|sidewalk|ceiling)(?: (?:showing|visible|in (?:the|this) (?:shot|picture|photo|pic|frame|image)|around (?:it|them|him|her|us)))?",
    'crop around the subject',
  ],
  [
    '(?:(?:da|hier|es) ist )?(?:viel )?zu viel (?:vom )?(?:tisch|schreibtisch|bett|sofa|boden|fußboden|teppich|wand|decke|straße)(?: (?:drauf|zu sehen|im bild|auf dem (?:bild|foto)|drumherum|drumrum))?',
    'auf das Motiv zuschneiden',
  ],
  [
    '(?:hay |sale |se ve )?demasiad[oa] (?:mesa|escritorio|cama|sofá|suelo|piso|alfombra|pared|techo|carretera|calle)(?: en la (?:foto|imagen))?',
    'recorta alrededor del sujeto',
  ],
  [
    '(?:(?:il )?y a |on voit )?trop de (?:table|bureau|lit|canapé|sol|tapis|mur|plafond|route|trottoir)(?: (?:sur la photo|dans le cadre|autour))?',
    'recadre sur le sujet',
  ],
  [
    '(?:tem |há |aparece )?(?:(?:mesa|cama|sofá|chão|tapete|parede|teto|rua) demais|demasiad[oa] (?:mesa|cama|sofá|chão|tapete|parede|teto|rua))(?: na (?:foto|imagem))?',
    'corta em volta do sujeito',
  ],
  [
    "(?:c['’]è |si vede )?tropp[oa] (?:tavolo|scrivania|letto|divano|pavimento|tappeto|parete|muro|soffitto|strada)(?: (?:nella foto|nell['’]immagine|intorno))?",
    'ritaglia sul soggetto',
  ],
];

/** Nothing follows but the next complaint or wish for a crop: "too much table, crop tighter". */
const END =
  '(?=\\s*[.!?]*$|\\s*[,.;:–-]+ (?:please |pls )?(?:crop|zoom|zuschneid|schneid|recort|recadr|ritagli|cort))';

export const TOO_MUCH_OF: readonly Rewording[] = COMPLAINTS.map(([complaint, plainer]) => [
  new RegExp(`(?<!\\p{L})${complaint}(?!\\p{L})${END}`, 'giu'),
  plainer,
]);
