import {
  canonicalTransform,
  MASTER_SIDE,
  notFound,
  transformDerivative,
  type DerivativeSpec,
  type ImageVersion,
  type StoredFile,
  type ThumbnailSpec,
  type TransformSpec,
} from '@safelight/domain';
import { SVG_CONTENT_TYPE } from '@safelight/rules';
import type { DerivativeRepository, ImageStore, Imaging, UnitOfWork } from '../ports/index.ts';
import type { DeliveryIndex } from './delivery-index.ts';
import type { NewBlobs } from './new-blobs.ts';
import { storeScratch } from './store-picture.ts';

interface Deps {
  readonly index: DeliveryIndex;
  readonly derivatives: DerivativeRepository;
  readonly imaging: Imaging;
  readonly store: ImageStore;
  readonly newBlobs: NewBlobs;
  readonly unitOfWork: UnitOfWork;
}

type Wanted = ThumbnailSpec | TransformSpec;

/** The longest side made from the master; larger ones are made from the original. */
const MAX_SIDE_FROM_MASTER = 1280;

const isTransform = (wanted: Wanted): wanted is TransformSpec => 'fit' in wanted;

const isMadeFromMaster = (version: ImageVersion, wanted: Wanted): boolean => {
  const longestSide = Math.max(version.width, version.height);
  if (version.frames > 1 || version.contentType === SVG_CONTENT_TYPE || longestSide <= MASTER_SIDE) {
    return false;
  }
  if (!isTransform(wanted)) return wanted.width === 640 || wanted.width === 1280;
  const { width, height, fit } = wanted;
  if (Math.max(width, height ?? 0) > MAX_SIDE_FROM_MASTER) return false;
  // What covers a box must not be enlarged to it because the master is small in one direction.
  const scale = MASTER_SIDE / longestSide;
  return fit !== 'cover' || (version.width * scale >= width && version.height * scale >= (height ?? 0));
};

const storedAs = (wanted: Wanted): DerivativeSpec =>
  isTransform(wanted) ? transformDerivative(wanted) : wanted;

/**
 * The stored derivative of a version, made now if there is none yet. Concurrent calls for the same one make
 * it once; a process that loses the race to another takes the winner's.
 */
export const makeDerivative = (deps: Deps) => {
  const underWay = new Map<string, Promise<StoredFile>>();

  const sourceOf = async (version: ImageVersion, wanted: Wanted): Promise<StoredFile> => {
    if (version.contentType === SVG_CONTENT_TYPE) return version.shared;
    if (!isMadeFromMaster(version, wanted)) return version.original;
    return ensure(version, { width: 'master', format: 'webp' });
  };

  const make = async (version: ImageVersion, wanted: Wanted): Promise<StoredFile> => {
    const source = await sourceOf(version, wanted);
    const options = version.contentType === SVG_CONTENT_TYPE ? { allowSvg: true } : undefined;
    const scratch = await deps.store.readLocally(source.key, (path) =>
      deps.imaging.derive(path, wanted, options),
    );
    const spec = storedAs(wanted);
    try {
      return await deps.newBlobs(1, async (keys) => {
        const [key = ''] = keys;
        const file = await storeScratch(deps.store, key, scratch);
        const isOurs = await deps.unitOfWork.transaction(async (tx) => {
          const inserted = await tx.derivatives.insert({ ...spec, versionId: version.id, file });
          if (inserted) await tx.blobIntents.settle(keys);
          else await tx.blobIntents.abandon(keys);
          return inserted;
        });
        const kept = isOurs ? file : (await deps.derivatives.find(version.id, spec))?.file;
        if (kept === undefined) throw notFound();
        return kept;
      });
    } finally {
      await scratch.dispose();
    }
  };

  const ensure = async (version: ImageVersion, spec: Wanted): Promise<StoredFile> => {
    const wanted = isTransform(spec) ? canonicalTransform(spec) : spec;
    const stored = await deps.index.derivative(version, storedAs(wanted));
    if (stored !== null) return stored;
    const { width, format } = storedAs(wanted);
    const id = `${version.id}/${width}/${format}`;
    const running = underWay.get(id);
    if (running !== undefined) return running;
    const started = make(version, wanted).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  };

  return ensure;
};

export type MakeDerivative = ReturnType<typeof makeDerivative>;
