export { createImaging, type ImagingOptions, type ProcessImaging } from './create-imaging.ts';
export type { PoolStats } from './pool/worker-pool.ts';
