import type { Viewer } from '@safelight/domain';
import { imageLoaders } from './image.loaders.ts';
import { projectLoaders } from './project.loaders.ts';
import { userLoaders } from './user.loaders.ts';
import type { GraphqlUseCases } from '../use-cases.ts';

/** The loaders of one operation, for one viewer. */
export const createLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  ...imageLoaders(useCases, viewer),
  ...projectLoaders(useCases, viewer),
  ...userLoaders(useCases, viewer),
});

export type Loaders = ReturnType<typeof createLoaders>;
