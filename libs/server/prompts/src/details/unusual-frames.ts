import { isLike, ownerAt, placesOf, type Said } from './said.ts';

/** Shapes and materials of frames, in six languages, that no operation draws. */
const UNUSUAL =
  /^(?:hearts?|heart-shaped|stars?|oval|floral|flowers?|flowery|wooden|wood|ornate|baroque|dashed|dotted|glitter\p{L}*|sparkly|torn|christmas|holly|lace|rope|herz\p{L}*|stern\p{L}*|ovale[rns]?|blumen\p{L}*|holz\p{L}*|barock\p{L}*|gestrichelt\p{L}*|gepunktet\p{L}*|weihnacht\p{L}*|coraz[oó]n\p{L}*|estrellas?|ovalad[oa]|flores|madera|barroc[oa]|punteado|navideñ[oa]|cœur|coeur|étoiles?|fleurs?|fleuri\p{L}*|bois|baroque|pointillés?|noël|cora[cç][ãõ]\p{L}*|estrelas?|madeira|rendado|natal\p{L}*|cuor[ei]|stell[ae]|fiori|legno|barocc[oa]|tratteggiat[oa]|natalizi[oa])$/iu;
const HINT = 'A frame has one color, and is a rectangle or follows a circle, rounded corners or a cut-out.';
/** So many words may stand between a frame and its shape: "a frame in the shape of a heart". */
const NEAR = 6;

/** What a prompt says about a frame that cannot be drawn: "a heart shaped frame". Null if the frame is a usual one. */
export const unusualFrame = (said: Said): { readonly text: string; readonly hint: string } | null => {
  const frames = said.words.flatMap((_, at) => (ownerAt(said, at) === 'border' ? [at] : []));
  const near = (at: number, frame: number): boolean =>
    said.part[at] === said.part[frame] && Math.abs(at - frame) <= NEAR;
  const at = placesOf(said, UNUSUAL).find((place) => frames.some((frame) => near(place, frame)));
  if (at === undefined) return null;
  // "Herzrahmen" says both.
  const frame = frames.find((place) => near(at, place)) ?? at;
  const text = said.words
    .slice(Math.min(at, frame), Math.max(at, frame) + 1)
    .filter((word) => !isLike(word, /^[,.]$/))
    .map((word) => word.text)
    .join(' ');
  return { text, hint: HINT };
};
