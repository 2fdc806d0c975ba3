import { relative, sep } from 'node:path';
import { MAX_CACHED_OBJECT_BYTES } from '../byte-cache.ts';
import { diskLayout } from '../disk/disk-layout.ts';
import { objectKey } from '../object-key.ts';
import { S3Connection, type S3ConnectionOptions } from '../s3/s3-connection.ts';

/** Files that the reverse proxy nginx sends instead of this server (docs/adr/0064, docker/nginx.conf). */
export interface Forwarding {
  /**
   * The minimum size in bytes of the files that nginx sends; this server sends smaller ones at lower cost.
   */
  readonly minBytes: number;
  /** The path of a file in nginx's internal location, which clients cannot request. */
  pathOf(key: string): Promise<string>;
}

/** The internal location in nginx's configuration. */
const LOCATION = '/_files';

/**
 * The minimum size in bytes at which nginx sends a file from disk at lower cost than this server from memory.
 */
const MIN_DISK_BYTES = 256 * 1024;

/**
 * The seconds for which a signed S3 address is valid: nginx must begin its request within this time, and the
 * download may take longer.
 */
const SIGNED_FOR_S = 60;

/**
 * Forwards to the files of a `createDiskStore` with the same root. nginx's location is an alias of the root's
 * folder `objects`.
 */
export const createDiskForwarding = ({ root }: { readonly root: string }): Forwarding => {
  const layout = diskLayout(root);
  return {
    minBytes: MIN_DISK_BYTES,
    pathOf: async (key) => `${LOCATION}/${relative(layout.objects, layout.pathOf(key)).replaceAll(sep, '/')}`,
  };
};

/**
 * Forwards to the files of a `createS3Store` with the same settings. nginx's location passes requests on to
 * the S3 endpoint. Files that this server caches in memory are not forwarded, so that S3 does not get the
 * same request again and again.
 */
export const createS3Forwarding = (options: Omit<S3ConnectionOptions, 'timeoutMs'>): Forwarding => {
  const connection = new S3Connection({ ...options, timeoutMs: 10_000 });
  return {
    minBytes: MAX_CACHED_OBJECT_BYTES + 1,
    pathOf: async (key) => LOCATION + (await connection.signedPathOf(objectKey(key), SIGNED_FOR_S)),
  };
};
