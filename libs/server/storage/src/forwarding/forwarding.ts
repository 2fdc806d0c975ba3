import { relative, sep } from 'node:path';
import { MAX_CACHED_OBJECT_BYTES } from '../byte-cache.ts';
import { diskLayout } from '../disk/disk-layout.ts';
import { objectKey } from '../object-key.ts';
import { S3Connection, type S3ConnectionOptions } from '../s3/s3-connection.ts';

/** How nginx in front of the server sends files itself (docs/adr/0064, docker/nginx.conf). */
export interface Forwarding {
  /** Smaller files are not worth it. */
  readonly minBytes: number;
  /** Where nginx finds a file: a path of its internal location, which its clients cannot ask for. */
  pathOf(key: string): Promise<string>;
}

/** The internal location of nginx. */
const LOCATION = '/_files';

/** From this size nginx sends a file of the disk cheaper than we send it from memory. */
const MIN_DISK_BYTES = 256 * 1024;

/** Time for nginx to ask, not for the download, which may then take as long as it likes. */
const SIGNED_FOR_S = 60;

/** Files of `createDiskStore` with the same root: the location is an alias of the folder `objects` in it. */
export const createDiskForwarding = ({ root }: { readonly root: string }): Forwarding => {
  const layout = diskLayout(root);
  return {
    minBytes: MIN_DISK_BYTES,
    pathOf: async (key) => `${LOCATION}/${relative(layout.objects, layout.pathOf(key)).replaceAll(sep, '/')}`,
  };
};

/**
 * Files of `createS3Store` with the same settings: the location passes on to the endpoint, under its name. What
 * memory holds is not asked for at S3 again and again.
 */
export const createS3Forwarding = (options: Omit<S3ConnectionOptions, 'timeoutMs'>): Forwarding => {
  const connection = new S3Connection({ ...options, timeoutMs: 10_000 });
  return {
    minBytes: MAX_CACHED_OBJECT_BYTES + 1,
    pathOf: async (key) => LOCATION + (await connection.signedPathOf(objectKey(key), SIGNED_FOR_S)),
  };
};
