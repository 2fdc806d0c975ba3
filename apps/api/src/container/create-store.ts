import type { ImageStore } from '@safelight/application';
import { createDiskStore, createS3Store } from '@safelight/storage';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Where files are put that live only while something is made of them. */
export const scratchDirOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'scratch');

/** The store the settings name: S3, or a folder of the data folder. */
export const createStore = (config: Pick<Config, 'dataDir' | 's3'>): ImageStore =>
  config.s3 === null
    ? createDiskStore({ root: join(config.dataDir, 'images') })
    : createS3Store({ ...config.s3, scratchDir: scratchDirOf(config) });
