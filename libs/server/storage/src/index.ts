export { createZipArchiver } from './archive/zip-archiver.ts';
export { createBackupFolder } from './backup/backup-folder.ts';
export { ByteCache, type ByteCacheOptions, type ByteReader } from './byte-cache.ts';
export { createDiskStore, type DiskStoreOptions } from './disk/disk-store.ts';
export { createS3Store, type S3StoreOptions } from './s3/s3-store.ts';
