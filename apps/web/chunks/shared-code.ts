import type { Rolldown } from 'vite';

/** Features that a person uses together in one visit. They are large, and share much of their code. */
const FEATURES =
  /[\\/](?:libs[\\/]web[\\/](?:account|library|comparison|projects|editing)[\\/]src[\\/]index\.ts|data-routes\.tsx)$/;

type Find = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null;

/** Returns the entries and lazy modules that import a module statically, directly or indirectly. */
const rootsOf = (id: string, find: Find, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = find(id);
  if (module === null) return [];
  const isRoot = module.isEntry || module.dynamicImporters.length > 0;
  return [...(isRoot ? [id] : []), ...module.importers.flatMap((one) => rootsOf(one, find, seen))];
};

type NameOf = (id: string, context: { getModuleInfo(id: string): ReturnType<Find> }) => string | null;

/** Names the chunk for code that at least two features load and no other page loads. */
export const ofFeatures: NameOf = (id, context) => {
  const roots = rootsOf(id, (one) => context.getModuleInfo(one));
  return roots.length > 1 && roots.every((root) => FEATURES.test(root)) ? 'features' : null;
};

/** Names the chunk for code that small pages, such as a blog post, load as well. */
export const ofPages: NameOf = (id, context) => {
  const roots = rootsOf(id, (one) => context.getModuleInfo(one));
  return roots.length > 1 && !roots.every((root) => FEATURES.test(root)) ? 'pages' : null;
};
