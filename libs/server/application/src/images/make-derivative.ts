import {
  MASTER_SIDE,
  notFound,
  type DerivativeSpec,
  type ImageVersion,
  type StoredFile,
} from '@safelight/domain';
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

const needsMaster = (version: ImageVersion, { width }: DerivativeSpec): boolean =>
  (width === 640 || width === 1280) &&
  version.frames === 1 &&
  Math.max(version.width, version.height) > MASTER_SIDE;

/**
 * The stored derivative of a version, made now if there is none yet. Concurrent calls for the same one make
 * it once; a process that loses the race to another takes the winner's.
 */
export const makeDerivative = (deps: Deps) => {
  const underWay = new Map<string, Promise<StoredFile>>();

  const make = async (version: ImageVersion, spec: DerivativeSpec): Promise<StoredFile> => {
    const source = needsMaster(version, spec)
      ? await ensure(version, { width: 'master', format: 'webp' })
      : version.original;
    const scratch = await deps.store.readLocally(source.key, (path) => deps.imaging.derive(path, spec));
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

  const ensure = async (version: ImageVersion, spec: DerivativeSpec): Promise<StoredFile> => {
    const stored = await deps.index.derivative(version, spec);
    if (stored !== null) return stored;
    const id = `${version.id}/${spec.width}/${spec.format}`;
    const running = underWay.get(id);
    if (running !== undefined) return running;
    const started = make(version, spec).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  };

  return ensure;
};

export type MakeDerivative = ReturnType<typeof makeDerivative>;
