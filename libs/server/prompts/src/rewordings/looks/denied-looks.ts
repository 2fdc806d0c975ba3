import type { Rewording } from '../rewording.ts';

/*
 * Looks that are not wanted, denied by a word that is also said of what shall be removed: "niente seppia, bianco e nero
 * vero" is "non seppia, bianco e nero vero".
 */

const ITALIAN =
  '(?:seppia|vintage|rétro|retro|bianco e nero|hdr|cartone|fumetto|disegno|dipinto|acquerello|grana|vignettatura|effetti|effetto (?!neve|nebbia)\\p{L}+|filtri|corni(?:ce|ci)|bord[oi])';
const SPANISH =
  '(?:sepia|vintage|retro|blanco y negro|hdr|caricatura|dibujo|pintura|acuarela|viñeta(?:do)?|efectos|filtros|marcos?|bordes?|grano)';
const PORTUGUESE =
  '(?:sépia|sepia|vintage|retrô|preto e branco|hdr|desenho|pintura|aquarela|vinheta|efeitos|filtros|molduras?|bordas?)';

/** Looks that no Spanish word is like. */
const ONLY_PORTUGUESE = '(?:sépia|retrô|vinheta|aquarela|molduras?|bordas?|granulação|grão)';

/** Words by which Portuguese is told from Spanish. */
const IN_PORTUGUESE =
  /(?<!\p{L})(?:só|mais|não|apenas|preto|mas|com|uma?|quente|deixa|sépia|molduras?)(?!\p{L})/iu;

const denied = (not: string, looks: string): RegExp =>
  new RegExp(
    `(?<=(?:^|[.,;!?]|(?<!\\p{L})(?:pero|mas|mais|ma|y|e))\\s*)${not}(?=(?:un |una |o |a )?${looks}(?!\\p{L}))`,
    'giu',
  );

export const DENIED_LOOKS: readonly Rewording[] = [
  [denied('niente ', ITALIAN), 'non '],
  // Both languages say "nada de".
  [denied('nada de ', ONLY_PORTUGUESE), 'não '],
  [denied('nada de ', PORTUGUESE), 'não ', IN_PORTUGUESE],
  [denied('nada de ', SPANISH), 'no '],
];
