import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* A background that a look shall leave out: "comic effect but with a normal background" is "except the background". */

const LANGUAGES: readonly (readonly [normal: string, plainer: string])[] = [
  ['(?:but )?with (?:a |the )?(?:normal|original|unchanged|regular) background', 'except the background'],
  ['(?:aber )?mit (?:normalem|unverändertem|originalem) hintergrund', 'außer dem Hintergrund'],
  ['(?:pero )?con (?:el )?fondo (?:normal|original|igual)', 'excepto el fondo'],
  ["(?:mais )?avec (?:le |un )?(?:fond|arrière-plan) (?:normal|d['’]origine|inchangé)", 'sauf le fond'],
  ['(?:mas )?com (?:o )?fundo (?:normal|original|igual)', 'exceto o fundo'],
  ["(?:ma )?con (?:lo )?sfondo (?:normale|originale|com['’]è)", 'tranne lo sfondo'],
];

/** With a new background another wish is meant. */
const LOOK =
  /effe[ckt]t|effet|efeito|efecto|look|style|stil[oe]?|estilo|comic|cómic|cartoon|fumett|sketch|bozzetto|dessin|desenho|dibujo|sepia|seppia|black and white|schwarz|blanco y negro|noir et blanc|preto e branco|bianco e nero/iu;

export const NORMAL_BACKGROUND: readonly Rewording[] = LANGUAGES.map(([normal, plainer]) => [
  new RegExp(`(?<=\\p{L}),? ${normal}${END}`, 'giu'),
  ` ${plainer}`,
  LOOK,
]);
