import type { Plugin } from 'vite';

/** What of a built file is looked at. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly isEntry?: boolean;
  /** Files that load with this one. */
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
}

/** Modules matching `apart` in what loads with the first page: the entry and all it imports, but for what it loads later. */
export const loadedAtFirst = (files: readonly BuiltFile[], apart: RegExp): readonly string[] => {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const reached = new Set<BuiltFile>();
  const reach = (file: BuiltFile | undefined): void => {
    if (file === undefined || reached.has(file)) return;
    reached.add(file);
    for (const name of file.imports ?? []) reach(byName.get(name));
  };
  for (const file of files) if (file.isEntry === true) reach(file);
  return [...reached].flatMap(({ moduleIds = [] }) => moduleIds.filter((id) => apart.test(id)));
};

/** Fails the build when modules that only later pages need would load with the first one. */
export const keepApart = (apart: RegExp): Plugin => ({
  name: 'keep-apart',
  apply: 'build',
  generateBundle(_options, bundle) {
    const found = loadedAtFirst(Object.values(bundle), apart);
    if (found.length > 0) this.error(`These would load with the first page:\n${found.join('\n')}`);
  },
});
