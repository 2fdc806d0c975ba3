/** A script of the built client, as far as what loads with it. */
export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  /** The module that a dynamic import of this chunk asked for; null for chunks that only others import. */
  readonly facade: string | null;
  /** Files that load with it. */
  readonly imports: readonly string[];
  /** Files that it loads later. */
  readonly dynamicImports: readonly string[];
  /** Modules in it. */
  readonly modules: readonly string[];
  /** Bytes as sent, compressed by gzip. */
  readonly gzipBytes: number;
}

export type ChunkGraph = ReadonlyMap<string, BuiltChunk>;

/** A chunk and all that loads with it. */
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

/** Bytes of every script that the first page waits for, compressed by gzip. */
export const firstLoadBytes = (graph: ChunkGraph): number =>
  loadedWith(graph, entryOf(graph).fileName).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);

/** Code and the only places that may load it. */
export interface Reserved {
  /** What to call it. */
  readonly name: string;
  /** Matches the paths of its modules. */
  readonly modules: RegExp;
  /** Parts of the paths of what the client loads later, such as a feature's index. */
  readonly onlyFor: readonly string[];
}

/** Starting points that load what is reserved for others, each as a sentence. */
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
    // What a permitted place loads later is its own affair.
    if (onlyFor.some((part) => chunk.facade?.includes(part))) return;
    const loaded = loadedWith(graph, fileName);
    if (loaded.some(({ modules }) => modules.some((id) => reserved.test(id))))
      problems.push(`${chunk.facade ?? fileName} loads ${name}.`);
    for (const { dynamicImports } of loaded) dynamicImports.forEach(start);
  };
  start(entryOf(graph).fileName);
  return problems;
};
