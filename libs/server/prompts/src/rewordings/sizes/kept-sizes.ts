import { END_OF_LINE, MAYBE_COURTESY } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Brighten it, same width": a size that stays asks for nothing beside a wish that does not change it. The readers would make
 * the picture smaller.
 */

const KEPT_SIZES = [
  '(?:(?:but )?(?:please )?(?:keep|keeping|leave|at|with|in) )?(?:(?:it )?(?:in |at )?the )?(?:same|original|current|present) (?:width|height|size|dimensions)(?: as (?:it is|now|before|the original))?|(?:(?:but )?(?:keep|keeping|leave)) the (?:width|height)(?: as (?:it is|now|before)| the same)?',
  '(?:(?:bei|mit|in) )?(?:der )?(?:gleiche[nr]?|selbe[nr]?|originale?r?) (?:breite|höhe|größe)(?: (?:lassen|beibehalten|behalten))?|(?:die )?(?:breite|höhe|größe|originalgröße|originalbreite) (?:gleich |so )?(?:lassen|beibehalten|behalten)|(?:breite|höhe|größe) (?:bleibt|soll) (?:gleich|so)(?: bleiben)?',
  '(?:(?:con|al|mantén|mantener|conserva|deja) )?(?:el )?mismo (?:ancho|alto|tamaño)|(?:mantén|mantener|conserva|deja) (?:el (?:ancho|alto)|la (?:anchura|altura))(?: (?:original|igual))?',
  "(?:(?:avec|à|dans|garde[rz]?|conserve[rz]?) )?(?:la )?même (?:largeur|hauteur|taille)|(?:garde[rz]?|conserve[rz]?) la (?:largeur|hauteur|taille)(?: d['’]origine| originale| actuelle)?",
  '(?:(?:com|na|mantém|mantenha|manter|deixa) )?(?:a )?mesma (?:largura|altura)|(?:(?:com|no) )?(?:o )?mesmo tamanho|(?:mantém|mantenha|manter|deixa) a (?:largura|altura)(?: (?:original|igual))?',
  '(?:(?:con|mantieni|mantenere|mantenendo|lascia) )?(?:la )?stessa (?:larghezza|altezza|grandezza|dimensione)|(?:(?:con|mantieni) )?le stesse dimensioni|(?:mantieni|mantenere|mantenendo|lascia) la (?:larghezza|altezza)(?: (?:originale|uguale))?',
].join('|');
const AND = '(?:,| and| but|,? und|,? aber|,? y|,? pero|,? et|,? mais|,? e|,? mas|,? ma)';

const RESIZED =
  'siz(?:e|ing) (?:it|to|down|up)|resiz|rescal|scal|shrink|enlarg|upscal|bigger|smaller|larger|wide[rn]|taller|border|frame|same width as|as wide|größer|kleiner|verkleiner|vergrößer|skalier|rand|rahmen|breiter|höher|redimension|amplía|agrand|reduc|borde|marco|bord|cadre|réduis|aument|diminu|moldura|cornice|bordo|ingrand|rimpiccio|both|beide|dos|deux|dois|duas|due';
/** Letters may keep a size as well. */
const LETTERS =
  'text|letter|font|caption|write|top|bottom|schr(?:ift|eib)|buchstab|oben|unten|letra|escrib|arriba|abajo|lettre|écris|en haut|en bas|escrev|em cima|em ?baixo|lettere|scri[tv]|in alto|in basso|watermark|logo|face|gesicht|cara|visage|rosto|volto';
const CROPPED =
  'crop|cut|trim|square|schneid|zuschn|beschn|quadrat|recort|encuadr|cuadrad|recadr|coupe|rogn|carré|cort|enquadr|ritagli|tagli';
const OF_SIZE = '\\d ?(?:[x×°]|px|pixel|cm|mm|in|dpi|[km]b)';
/** Nothing of the prompt changes the size, or only a crop to a shape, of which one side may stay. */
const SIZE_STAYS = new RegExp(
  `^(?!.*(?:${OF_SIZE}|(?<!\\p{L})(?:${RESIZED}|${LETTERS}))|(?!.*\\d ?[:/] ?\\d).*(?<!\\p{L})(?:${CROPPED}))`,
  'isu',
);

/** A prompt that only says so. */
const ONLY_KEPT = new RegExp(`^\\s*(?:${KEPT_SIZES})${MAYBE_COURTESY}[\\s.!]*$`, 'iu');

export const KEPT_SIZES_BESIDE: readonly Rewording[] = [
  [
    new RegExp(`(?<=[\\p{L}\\d%)]\\s*)${AND} (?:${KEPT_SIZES})(?!\\p{L})${END_OF_LINE}`, 'giu'),
    '',
    SIZE_STAYS,
  ],
  [
    new RegExp(`^\\s*(?:${KEPT_SIZES}),(?: (?:and|but|und|aber|y|pero|et|mais|e|mas|ma))? (?=\\p{L})`, 'iu'),
    '',
    SIZE_STAYS,
  ],
];

/** True for a prompt that asks for nothing but that its size stays. */
export const onlyKeepsSize = (prompt: string): boolean => ONLY_KEPT.test(prompt);
