import { withQuotedText } from '../unquoted/quoted-text.ts';
import { normalized } from '../words/normalized.ts';
import { otherPictureWishIn } from './other-picture-wish.ts';

/* A border or round corners of the other picture: “put the second picture in the corner with a white border”. */

export const LAID_AS_IT_IS =
  'Another image is laid over this one as it is, without a border, round corners or a shadow of its own.';

/** Before what the other picture shall have. */
const HAVING =
  /(?:,|,? (?:and|und|y|et|e))? (?:with|mit|con|avec|com|give it|gib ihm|dale|ponle|donne-lui|mets-lui|dagli)(?= )/iu;
/** What a picture has around it. */
const FRAME =
  /(?<!\p{L})(?:corners?|edges?|borders?|frame|outline|stroke|shadow|ecken|kanten|rand|rahmen|umrandung|kontur|schatten|esquinas|bordes?|marco|contorno|sombra|coins|bordure|cadre|contour|bords?|ombre|cantos|bordas?|moldura|margens?|angoli|bordi|bordo|cornice|ombra)(?!\p{L})/iu;
/** Words for the picture below: “with a border around the whole photo”. */
const OF_WHOLE =
  /(?<!\p{L})(?:photos?|pictures?|images?|everything|bild(?:es)?|fotos?|alles|imagen|todo|tout|imagem|tudo|immagine|tutto)(?!\p{L})/iu;
const NEXT = /(,| (?:and|und|y|et|e)(?= ))/iu;

/** The details of the other picture in a prompt, and the prompt without them. Null if it asks for none. */
export const framedOther = (prompt: string): { readonly rest: string; readonly details: string } | null => {
  const having = HAVING.exec(prompt);
  if (having === null || prompt.includes('"')) return null;
  const [start, end] = [having.index, having.index + having[0].length];
  // What shall be had, and between each two of them what joins them.
  const parts = prompt.slice(end).split(NEXT);
  const other = parts.findIndex((part, at) => at % 2 === 0 && (!FRAME.test(part) || OF_WHOLE.test(part)));
  const details = parts.slice(0, other < 0 ? parts.length : Math.max(0, other - 1)).join('');
  if (details === '') return null;
  const rest = `${prompt.slice(0, start)}${prompt.slice(end + details.length)}`;
  const wish = otherPictureWishIn(withQuotedText(normalized(prompt.slice(0, start))));
  const isLaidOver = wish?.step.operation === 'overlay-picture';
  return isLaidOver
    ? { rest, details: prompt.slice(start, end + details.length).replace(/^[,\s]+/u, '') }
    : null;
};
