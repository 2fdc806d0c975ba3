import { notFound, type DerivativeSpec, type ImageVersion, type StoredFile } from '@safelight/domain';
import type { Ports, ScratchFile, Transaction } from '../ports/index.ts';
import { derivativeId, type DeliveryIndex } from './delivery-index.ts';
import type { NewBlobs } from './new-blobs.ts';
import { storeScratch } from './store-picture.ts';

interface Deps extends Pick<Ports, 'derivatives' | 'store' | 'unitOfWork'> {
  readonly index: DeliveryIndex;
  readonly newBlobs: NewBlobs;
}

interface Making {
  readonly draw: () => Promise<ScratchFile>;
  /** Called in the transaction that records the derivative. If it throws, no row and no file remains. */
  readonly confirm?: (tx: Transaction) => Promise<void>;
}

/**
 * Returns the stored derivative of a version, and makes it if it does not exist. Concurrent calls for one
 * derivative make it once. If another process records it first, its derivative is used.
 */
export const keepDerivative = (deps: Deps) => {
  const underWay = new Map<string, Promise<StoredFile>>();

  const make = async (
    version: ImageVersion,
    spec: DerivativeSpec,
    { draw, confirm }: Making,
  ): Promise<StoredFile> => {
    const scratch = await draw();
    try {
      await using blobs = await deps.newBlobs(1);
      const [key = ''] = blobs.keys;
      const file = await storeScratch(deps.store, key, scratch);
      const isOurs = await deps.unitOfWork.transaction(async (tx) => {
        await confirm?.(tx);
        const inserted = await tx.derivatives.insert({ versionId: version.id, spec, file });
        if (inserted) await blobs.settle(tx);
        return inserted;
      });
      const kept = isOurs ? file : await deps.derivatives.find(version.id, spec);
      if (kept === null) throw notFound();
      return kept;
    } finally {
      await scratch.dispose();
    }
  };

  return async (version: ImageVersion, spec: DerivativeSpec, making: Making): Promise<StoredFile> => {
    const stored = await deps.index.derivative(version, spec);
    if (stored !== null) return stored;
    const id = derivativeId(version.id, spec);
    const running = underWay.get(id);
    if (running !== undefined) return running;
    const started = make(version, spec, making).finally(() => underWay.delete(id));
    underWay.set(id, started);
    return started;
  };
};
