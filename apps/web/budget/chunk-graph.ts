/** A script of the built client, its modules, and the scripts that it loads. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /**
   * The module for which a dynamic import requested this chunk; null for chunks that are only imported
   * statically.
   */
  readonly facade: string | null;
  /** The scripts that this script imports statically. */
  readonly imports: readonly string[];
  /** The scripts that this script imports dynamically. */
  readonly dynamicImports: readonly string[];
  /** The modules that this script contains. */
  readonly modules: readonly string[];
  /** The size in bytes after compression with gzip. */
  readonly gzipBytes: number;
}

export type ChunkGraph = ReadonlyMap<string, BuiltChunk>;

/** Returns a chunk together with all chunks that it imports statically, directly or indirectly. */
export const loadedWith = (graph: ChunkGraph, fileName: string): readonly BuiltChunk[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    graph.get(name)?.imports.forEach(visit);
  };
  visit(fileName);
  return [...seen].flatMap((name) => graph.get(name) ?? []);
};

const entryOf = (graph: ChunkGraph): BuiltChunk => {
  const entry = [...graph.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  return entry;
};

/** The size of all scripts that the first page waits for, in bytes after compression with gzip. */
export const firstLoadBytes = (graph: ChunkGraph): number =>
  loadedWith(graph, entryOf(graph).fileName).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

/** Code that only certain modules may load. */
export interface Reserved {
  /** The name of the code in error messages. */
  readonly name: string;
  /** Matches the paths of its modules. */
  readonly modules: RegExp;
  /** Parts of the paths of the lazy modules that may load it, such as a feature's index. */
  readonly onlyFor: readonly string[];
}

/** Returns one sentence for each entry point that loads code reserved for others. */
export const misplaced = (
  graph: ChunkGraph,
  { name, modules: reserved, onlyFor }: Reserved,
): readonly string[] => {
  const reached = new Set<string>();
  const problems: string[] = [];
  const start = (fileName: string): void => {
    if (reached.has(fileName)) return;
    reached.add(fileName);
    const chunk = graph.get(fileName);
    if (chunk === undefined) return;
    // A permitted module may load any code later, so its dynamic imports are not followed.
    if (onlyFor.some((part) => chunk.facade?.includes(part))) return;
    const loaded = loadedWith(graph, fileName);
    if (loaded.some(({ modules }) => modules.some((id) => reserved.test(id))))
      problems.push(`${chunk.facade ?? fileName} loads ${name}.`);
    for (const { dynamicImports } of loaded) dynamicImports.forEach(start);
  };
  start(entryOf(graph).fileName);
  return problems;
};
