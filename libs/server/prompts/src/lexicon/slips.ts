/** Letters that people type or hear instead of one another, because their keys are neighbors or they sound alike. */
const NEAR = (
  'qw we er rt ty tz yu zu ui io op as sd df fg gh hj jk kl zx yx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm ' +
  'ae ei ey bv bp cs cz sz ck cq kq dt fv gj gk gq hj iy jy ks lr mn sx vw uv xz'
)
  .split(' ')
  .flatMap(([a = '', b = '']) => [a + b, b + a]);
const NEIGHBOURS: ReadonlySet<string> = new Set(NEAR);

/** True for two letters that are typed or heard instead of one another. */
export const isNear = (one: string, other: string): boolean => NEIGHBOURS.has(one + other);

/** Returns the pairs of letters in which two words of the same length differ. */
const differences = (a: string, b: string): readonly string[] =>
  [...a].flatMap((letter, at) => (letter === b[at] ? [] : [`${letter}${b[at] ?? ''}`]));

export const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && [...a].toSorted().join('') === [...b].toSorted().join('');

/**
 * True if one word may be a typing mistake for the other, given the number of wrong letters. Any letter may be left
 * out, doubled or swapped with the next one, but it may only be replaced by a letter of a neighboring key or of a similar
 * sound. Therefore "skinnier" is no mistake for "sunnier", and "sidewalk" is none for "sideways".
 */
export const isSlipFor = (word: string, candidate: string, distance: number): boolean => {
  const startsAlike =
    word[1] === candidate[1] || word[1] === candidate[2] || word[2] === candidate[1] || distance === 1;
  if (!startsAlike) return false;
  if (word.length !== candidate.length || isSwap(word, candidate)) return true;
  const exchanged = differences(word, candidate);
  return exchanged.length === 1 ? NEIGHBOURS.has(exchanged[0] ?? '') : distance < exchanged.length;
};
