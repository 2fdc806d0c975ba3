import type { ComparisonFile, UseCases } from '@safelight/application';
import {
  DomainError,
  notFound,
  requireUser,
  type Comparison,
  type ComparisonSideRef,
  type ComparisonView,
  type Viewer,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { World } from './world.ts';

export type ComparisonUseCases = Pick<
  UseCases,
  | 'uploadComparison'
  | 'createComparison'
  | 'getComparison'
  | 'deliverPair'
  | 'listComparisons'
  | 'updateComparison'
  | 'deleteComparison'
>;

type Side = 'original' | 'edited';

const collect = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const labelled = (side: Side, error: unknown): unknown =>
  error instanceof DomainError
    ? new DomainError(error.code, TEXTS.comparisons[side](error.message), { side })
    : error;

/** The comparison use cases over a world in memory. */
export const fakeComparisons = (world: World): ComparisonUseCases => {
  const side = ({ imageUid }: ComparisonSideRef) => {
    const image = world.images.get(imageUid);
    if (image === undefined) throw notFound();
    return { image, version: image.current };
  };
  const view = (comparison: Comparison): ComparisonView => ({
    ...comparison,
    sides: { original: side(comparison.original), edited: side(comparison.edited) },
  });
  const own = (viewer: Viewer, uid: string): Comparison => {
    const userId = requireUser(viewer);
    const comparison = world.comparisons.get(uid);
    if (comparison?.ownerId !== userId) throw notFound();
    return comparison;
  };

  const receive = async (name: Side, { source, filename }: ComparisonFile) => {
    try {
      const bytes = await collect(source);
      if (bytes.toString('latin1').startsWith('picture')) return { bytes, filename };
      throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
    } catch (error) {
      throw labelled(name, error);
    }
  };

  return {
    uploadComparison: async (grant, { original, edited, late, signal, ...texts }) => {
      const arriving = { original: Promise.resolve(original), edited: Promise.resolve(edited) };
      const first = await Promise.race(
        (['original', 'edited'] as const).map((name) => arriving[name].then(() => name)),
      );
      const second = first === 'original' ? 'edited' : 'original';
      const received = {
        [first]: await receive(first, await arriving[first]),
        [second]: await receive(second, await arriving[second]),
      } as Record<Side, Awaited<ReturnType<typeof receive>>>;
      signal?.throwIfAborted();
      const { title, description } = { ...texts, ...late?.() };
      const image = (name: Side) =>
        world.addImage({ ownerId: grant.userId, privacy: 'public', ...received[name] });
      const published = world.addComparison(image('original'), image('edited'), title ?? '');
      const described = { ...published, description: description ?? null };
      world.comparisons.set(published.uid, described);
      return view(described);
    },
    createComparison: async (viewer, { imageUid, title }) => {
      const image = world.images.get(imageUid);
      if (image?.ownerId !== requireUser(viewer)) throw notFound();
      const shown = world.change(image, { privacy: 'public' });
      return view(world.addComparison(shown, shown, title ?? ''));
    },
    getComparison: async (_viewer, uid) => {
      const comparison = world.comparisons.get(uid);
      if (comparison === undefined) throw notFound();
      return view(comparison);
    },
    deliverPair: async (uid) => {
      const comparison = world.comparisons.get(uid);
      if (comparison === undefined) throw notFound();
      const file = world.blobs.add(Buffer.from(`both sides of ${uid}`), 'image/jpeg');
      return { comparison: view(comparison), file };
    },
    listComparisons: async (viewer, { limit, afterUid }) => {
      const userId = requireUser(viewer);
      const all = [...world.comparisons.values()].filter(({ ownerId }) => ownerId === userId).reverse();
      const rest = all.slice(afterUid === null ? 0 : all.findIndex(({ uid }) => uid === afterUid) + 1);
      const comparisons = rest.slice(0, limit).map(view);
      return { comparisons, hasNext: rest.length > limit, endUid: comparisons.at(-1)?.uid ?? null };
    },
    updateComparison: async (viewer, uid, { title, description }) => {
      const comparison = own(viewer, uid);
      const changed = {
        ...comparison,
        ...(title === undefined ? {} : { title: title ?? '' }),
        ...(description === undefined ? {} : { description }),
      };
      world.comparisons.set(uid, changed);
      return view(changed);
    },
    deleteComparison: async (viewer, uid) => void world.comparisons.delete(own(viewer, uid).uid),
  };
};
