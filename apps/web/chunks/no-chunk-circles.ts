import type { Plugin } from 'vite';

/** Returns the chunks that import themselves through others. `imports` are the static imports of each chunk. */
export const circularChunks = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] => {
  const reaches = (from: string): ReadonlySet<string> => {
    const seen = new Set<string>();
    const open = [...(imports.get(from) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imports.get(next) ?? []));
    }
    return seen;
  };
  return [...imports.keys()].filter((chunk) => reaches(chunk).has(chunk));
};

/**
 * Fails the build if chunks import one another in a circle, which the bundler can cause when it merges small ones: then one
 * of them runs before what it uses exists, and its screens do not open.
 */
export const noChunkCircles = (): Plugin => ({
  name: 'no-chunk-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circular = circularChunks(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circular.length > 0)
      this.error(
        `These chunks import one another: ${circular.join(', ')}. Change the groups in vite.config.ts.`,
      );
  },
});
