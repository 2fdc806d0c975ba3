import type { User, Viewer } from '@safelight/domain';
import { freshLoader } from './fresh-loader.ts';
import type { GraphqlUseCases } from '../use-cases.ts';

export const userLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  /** The viewer's own account; the key is ignored. */
  account: freshLoader<'viewer', User | null>(async () => useCases.getAccount(await viewer())),
  /** By user id. */
  credits: freshLoader<string, number>((userId) => useCases.getCreditBalance(userId)),
});
