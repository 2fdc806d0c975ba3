import { TRANSFORM_PARAMETERS } from '@safelight/application';

/**
 * The parameters that addresses of files take besides those of a transform: the signature, the share link that it was
 * made for, and `download=1`.
 */
export const PARAMETERS: readonly string[] = ['expires', 'signature', 'link', 'download'];
/** Other names that are meant for us: what programs of other image services would send, and the `version` of our API. */
const MEANT: readonly string[] = ['version', 'size', 'resize', 'crop', 'scale', 'dpr', 'fm'];
const OURS: ReadonlySet<string> = new Set([...PARAMETERS, ...TRANSFORM_PARAMETERS, ...MEANT]);

/** How many letters must be added, left out or replaced to turn one text into the other. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

/** The number of wrong letters with which a name is still recognised. Short names resemble too many others. */
const toleratedIn = (name: string): number => (name.length < 5 ? 1 : 2);

/** True for a parameter of a transform that is abbreviated or misspelled, such as `w` or `hieght`. */
const resemblesTransform = (name: string): boolean => {
  const sent = name.toLowerCase();
  return TRANSFORM_PARAMETERS.some((ours) => {
    const tolerated = toleratedIn(ours);
    const isOfLikeLength = Math.abs(sent.length - ours.length) <= tolerated;
    return ours.startsWith(sent) || (isOfLikeLength && editDistance(sent, ours) <= tolerated);
  });
};

const isAppended = (part: string): boolean => {
  const [name = ''] = new URLSearchParams(part).keys();
  return name === '' || !(OURS.has(name) || resemblesTransform(name));
};

/**
 * Removes from a query what social networks, newsletters and cache busters append to the addresses of images:
 * parameters that are not ours and do not look as if a transform was meant. The rest is left as it was written.
 */
export const withoutAppended = (query: string): string =>
  query
    .split('&')
    .filter((part) => !isAppended(part))
    .join('&');
