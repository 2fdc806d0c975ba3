import DataLoader from 'dataloader';
import type { MadeVersion, VersionOfImage } from '@safelight/application';
import type { ComparisonView, Image, ImageVersion, User, Viewer } from '@safelight/domain';
import { nullIfMissing } from '../loading/null-if-missing.ts';
import type { GraphqlUseCases } from '../use-cases.ts';

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));

/**
 * A loader that fetches all keys that are resolved together at once and caches nothing afterwards, so that
 * fields after a mutation or the next event of a subscription never get outdated values.
 */
const freshLoader = <K, V>(
  load: (key: K) => Promise<V>,
  idOf: (key: K) => string = String,
): DataLoader<K, V> =>
  new DataLoader<K, V>(
    async (keys) => {
      const asked = new Map<string, Promise<V>>();
      const answers = keys.map((key) => {
        const id = idOf(key);
        const answer = asked.get(id) ?? load(key);
        asked.set(id, answer);
        return answer;
      });
      const settled = await Promise.allSettled(answers);
      return settled.map((one) => (one.status === 'fulfilled' ? one.value : asError(one.reason)));
    },
    { cache: false },
  );

/** Loaders of images and versions that the viewer may see. */
const imageLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  /** An image by its uid; null when the viewer may not see it. */
  image: freshLoader<string, Image | null>(async (uid) =>
    nullIfMissing(useCases.getImage(await viewer(), uid)),
  ),
  versions: freshLoader<Image, readonly ImageVersion[]>(
    async (image) => useCases.listVersions(await viewer(), image),
    ({ uid }) => uid,
  ),
  comparisonsOfImage: freshLoader<Image, readonly ComparisonView[]>(
    async (image) => useCases.listComparisonsOfImage(await viewer(), image),
    ({ uid }) => uid,
  ),
});

/** Loaders of what the viewer owns. Each makes as many queries for many keys as for one. */
const ownLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  /** One of the viewer's own images by its uid; null for a deleted one. */
  ownImage: new DataLoader<string, Image | null>(
    async (uids) => {
      const found = await useCases.getOwnImages(await viewer(), [...new Set(uids)]);
      const byUid = new Map(found.map((image) => [image.uid, image]));
      return uids.map((uid) => byUid.get(uid) ?? null);
    },
    { cache: false },
  ),
  /** The version that one of the viewer's edits made; null if there is none or it was deleted. */
  editResult: new DataLoader<MadeVersion, VersionOfImage | null>(
    async (jobs) => {
      const results = await useCases.getAiEditResults(await viewer(), jobs);
      return jobs.map(({ id }) => results.get(id) ?? null);
    },
    { cache: false },
  ),
});

const userLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  /** The viewer's own account; the key is ignored. */
  account: freshLoader<'viewer', User | null>(async () => useCases.getAccount(await viewer())),
  /** The balance of credits by user id. */
  credits: freshLoader<string, number>((userId) => useCases.getCreditBalance(userId)),
});

/** The loaders of one operation, for one viewer. */
export const createLoaders = (useCases: GraphqlUseCases, viewer: () => Promise<Viewer>) => ({
  ...imageLoaders(useCases, viewer),
  ...ownLoaders(useCases, viewer),
  ...userLoaders(useCases, viewer),
});

export type Loaders = ReturnType<typeof createLoaders>;
