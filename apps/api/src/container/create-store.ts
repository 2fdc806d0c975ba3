import type { ImageStore } from '@safelight/application';
import {
  createDiskForwarding,
  createDiskStore,
  createS3Forwarding,
  createS3Store,
  type Forwarding,
} from '@safelight/storage';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The folder for temporary files. */
export const scratchDirOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'scratch');

const diskOptions = ({ dataDir }: Pick<Config, 'dataDir'>) => ({ root: join(dataDir, 'images') });

/** Creates the configured store: S3, or a folder in the data folder. */
export const createStore = (config: Pick<Config, 'dataDir' | 's3'>): ImageStore =>
  config.s3 === null
    ? createDiskStore(diskOptions(config))
    : createS3Store({ ...config.s3, scratchDir: scratchDirOf(config) });

/** Tells nginx where it finds the files of the store; null unless nginx is configured to send them. */
export const createForwarding = (
  config: Pick<Config, 'dataDir' | 'isNginxSending' | 's3'>,
): Forwarding | null => {
  if (!config.isNginxSending) return null;
  return config.s3 === null ? createDiskForwarding(diskOptions(config)) : createS3Forwarding(config.s3);
};
