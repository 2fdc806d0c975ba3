import type { ImageStore } from '@safelight/application';
import { createDiskStore, createS3Store } from '@safelight/storage';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The folder of temporary files. */
export const scratchDirOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'scratch');

/** The store by the settings: S3, or a folder in the data folder. */
export const createStore = (config: Pick<Config, 'dataDir' | 's3'>): ImageStore =>
  config.s3 === null
    ? createDiskStore({ root: join(config.dataDir, 'images') })
    : createS3Store({ ...config.s3, scratchDir: scratchDirOf(config) });
