import type { Rolldown } from 'vite';

/** Features that a person goes between in one visit. Their code is large, and they share much of it. */
const FEATURES =
  /[\\/](?:libs[\\/]web[\\/](?:account|library|comparison|projects|editing)[\\/]src[\\/]index\.ts|data-routes\.tsx)$/;

type Find = (id: string) => Pick<Rolldown.ModuleInfo, 'importers' | 'dynamicImporters' | 'isEntry'> | null;

/** What loads a module: the entry, and modules that are imported later, from which it is reached without another. */
const rootsOf = (id: string, find: Find, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const module = find(id);
  if (module === null) return [];
  const isRoot = module.isEntry || module.dynamicImporters.length > 0;
  return [...(isRoot ? [id] : []), ...module.importers.flatMap((one) => rootsOf(one, find, seen))];
};

type NameOf = (id: string, context: { getModuleInfo(id: string): ReturnType<Find> }) => string | null;

/** Code that only features load, and at least two of them. */
export const ofFeatures: NameOf = (id, context) => {
  const roots = rootsOf(id, (one) => context.getModuleInfo(one));
  return roots.length > 1 && roots.every((root) => FEATURES.test(root)) ? 'features' : null;
};

/** Code that pages load which have little of their own, such as a post, and others too. */
export const ofPages: NameOf = (id, context) => {
  const roots = rootsOf(id, (one) => context.getModuleInfo(one));
  return roots.length > 1 && !roots.every((root) => FEATURES.test(root)) ? 'pages' : null;
};
