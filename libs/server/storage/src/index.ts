export { createZipArchiver } from './archive/zip-archiver.ts';
export { createBackupFolder } from './backup/backup-folder.ts';
export { ByteCache } from './byte-cache.ts';
export { createDiskForwarding, createS3Forwarding, type Forwarding } from './forwarding/forwarding.ts';
export { createDiskStore } from './disk/disk-store.ts';
export { createS3Store } from './s3/s3-store.ts';
