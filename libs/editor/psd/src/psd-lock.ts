import type { Layer as PsdLayer } from 'ag-psd';

/** What Photoshop protects in a layer whose every lock is on: its transparency, its pixels and its place. */
const ALL_LOCKS = { transparency: true, composite: true, position: true } as const;

/** The locks that a layer of the file gets. */
export const locksOf = ({ locked }: { readonly locked: boolean }): Pick<PsdLayer, 'protected'> =>
  locked ? { protected: ALL_LOCKS } : {};

/**
 * True when neither the pixels nor the place of a layer may be changed in Photoshop. A layer that it locks in part, as
 * every “Background”, can be edited here.
 */
export const isLocked = ({ protected: locks }: Pick<PsdLayer, 'protected'>): boolean =>
  locks?.composite === true && locks.position === true;
