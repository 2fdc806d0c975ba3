/** Keys that lie side by side, and letters that sound alike: a slip of the finger or of the ear puts one for the other. */
const NEAR = (
  'qw we er rt ty tz yu zu ui io op as sd df fg gh hj jk kl zx yx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm ' +
  'ae ei ey bv bp cs cz sz ck cq kq dt fv gj gk gq hj iy jy ks lr mn sx vw uv xz'
)
  .split(' ')
  .flatMap(([a = '', b = '']) => [a + b, b + a]);
const NEIGHBOURS: ReadonlySet<string> = new Set(NEAR);

/** The letters of two words of the same length that differ, in pairs. */
const differences = (a: string, b: string): readonly string[] =>
  [...a].flatMap((letter, at) => (letter === b[at] ? [] : [`${letter}${b[at] ?? ''}`]));

export const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');

/**
 * Whether one word may be a slip for the other, given how many letters are wrong. Letters are left out, doubled and
 * swapped anywhere, but exchanged only for a neighbour: "skinnier" is no slip for "sunnier", nor "sidewalk" for
 * "sideways".
 */
export const isSlipFor = (word: string, candidate: string, distance: number): boolean => {
  const startsAlike =
    word[1] === candidate[1] || word[1] === candidate[2] || word[2] === candidate[1] || distance === 1;
  if (!startsAlike) return false;
  if (word.length !== candidate.length || isSwap(word, candidate)) return true;
  const exchanged = differences(word, candidate);
  return exchanged.length === 1 ? NEIGHBOURS.has(exchanged[0] ?? '') : distance < exchanged.length;
};
