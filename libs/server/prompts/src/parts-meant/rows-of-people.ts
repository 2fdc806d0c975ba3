import { PAINT_HINT } from '../clause-reading.ts';
import { piecesOf } from '../pieces.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';

/*
 * "Due sono venuti scuri in seconda fila, schiariscili": some of the people in one row. Nothing finds rows, and all of the image would
 * be brightened.
 */

const ROW =
  '(?:(?:first|second|third|front|back|last|middle) row|(?:ersten|zweiten|dritten|vorderen|hinteren|letzten|mittleren) reihe|(?:primera|segunda|tercera|última) fila|fila de (?:atrás|delante|adelante|arriba|abajo)|(?:premier|deuxième|second|troisième|dernier) rang|(?:première|deuxième|seconde|troisième|dernière) rangée|(?:primeira|segunda|terceira|última) (?:fila|fileira)|(?:fila|fileira) de (?:trás|frente|cima|baixo)|(?:prima|seconda|terza|ultima) fila|fila (?:davanti|dietro|in alto|in basso))';
const IN_ROW = new RegExp(`(?<!\\p{L})${ROW}(?!\\p{L})`, 'iu');
/** Words for a tone, and for the whole picture. */
const TONED =
  /(?<!\p{L})(?:dark\p{L}*|bright\p{L}*|light\p{L}*|dunkel\p{L}*|dunkl\p{L}*|hell\p{L}*|aufhell\p{L}*|oscur\p{L}*|aclar\p{L}*|aclár\p{L}*|sombr\p{L}*|éclairci\p{L}*|escur\p{L}*|clare\p{L}*|scur\p{L}*|schiar\p{L}*)(?!\p{L})/iu;
const PICTURE =
  /(?<!\p{L})(?:photo|picture|image|everything|bild|foto|alles|imagen|todo|image|tout|imagem|tudo|immagine|tutto)(?!\p{L})/iu;

const isTone = ({ operation, options }: PlannedStep): boolean =>
  ['brighten', 'low-light', 'darken', 'shadows'].includes(operation) && !('where' in options);

/** The reading in which nothing is made brighter or darker for one row of people. */
export const withoutTonesOfRows = (reading: PromptReading, prompt: string): PromptReading => {
  if (!IN_ROW.test(prompt) || !reading.steps.some(isTone)) return reading;
  const pieces = piecesOf(prompt);
  const at = pieces.findIndex((piece) => IN_ROW.test(piece));
  const [named = '', next = ''] = pieces.slice(at, at + 2);
  const isOfOther = pieces.some(
    (piece, place) => TONED.test(piece) && place !== at && (place !== at + 1 || PICTURE.test(piece)),
  );
  if (isOfOther || !(TONED.test(named) || TONED.test(next))) return reading;
  const told = TONED.test(next)
    ? prompt.slice(prompt.indexOf(named), prompt.indexOf(next) + next.length)
    : named;
  return withUndone(
    { ...reading, steps: reading.steps.filter((step) => !isTone(step)) },
    [told.trim()],
    PAINT_HINT,
  );
};
