import { notFound, type Project } from '@safelight/domain';
import { LRUCache } from 'lru-cache';
import type { DeliveryIndex } from '../images/delivery-index.ts';
import type { MakeDerivative } from '../images/make-derivative.ts';
import type { BandwidthMeter } from '../limits/bandwidth-meter.ts';
import { refuseBeyondBandwidth } from '../limits/refuse-beyond-bandwidth.ts';
import type { Clock, ImageRepository, ImageStore, Imaging } from '../ports/index.ts';
import { sharedPreview, type GetSharedProject } from './shared-project.ts';

/**
 * A JPEG of the first images of a shared project. Delivering it counts towards the bandwidth of the project's
 * owner.
 */
export interface ContactSheet {
  readonly project: Project;
  readonly bytes: Buffer;
}

interface Deps {
  readonly getSharedProject: GetSharedProject;
  readonly images: Pick<ImageRepository, 'findOwned'>;
  readonly index: DeliveryIndex;
  readonly makeDerivative: MakeDerivative;
  readonly store: Pick<ImageStore, 'readLocally'>;
  readonly imaging: Pick<Imaging, 'contactSheet'>;
  readonly bandwidthMeter: Pick<BandwidthMeter, 'isExceeded'>;
  readonly clock: Clock;
}

/** The maximum number of cached sheets. A sheet is drawn again when its images change. */
const KEPT_SHEETS = 200;
const SOURCE = { kind: 'thumbnail', width: 1280, format: 'webp' } as const;

/**
 * Returns the picture for link previews of a share link without a password. Throws NOT_FOUND if there is no
 * image to show, PASSWORD_REQUIRED and LINK_EXPIRED as for reading the link, BANDWIDTH_EXCEEDED.
 */
export const deliverContactSheet = (deps: Deps) => {
  const sheets = new LRUCache<string, Promise<Buffer>>({ max: KEPT_SHEETS });

  /** Calls `use` with the paths of local copies of all thumbnails. */
  const withPaths = async <T>(
    keys: readonly string[],
    use: (paths: readonly string[]) => Promise<T>,
    paths: readonly string[] = [],
  ): Promise<T> => {
    const [key, ...rest] = keys;
    if (key === undefined) return use(paths);
    return deps.store.readLocally(key, (path) => withPaths(rest, use, [...paths, path]));
  };

  const draw = async (keys: readonly string[]): Promise<Buffer> => {
    const file = await withPaths(keys, (paths) => deps.imaging.contactSheet(paths));
    try {
      const chunks: Uint8Array[] = [];
      for await (const chunk of file.read()) chunks.push(chunk);
      return Buffer.concat(chunks);
    } finally {
      await file.dispose();
    }
  };

  return async (token: string): Promise<ContactSheet> => {
    const { project } = await deps.getSharedProject({ token });
    refuseBeyondBandwidth(deps, project.ownerId);
    const shown = await sharedPreview(deps, project);
    if (shown.length === 0) throw notFound();
    const thumbnails = await Promise.all(shown.map(({ current }) => deps.makeDerivative(current, SOURCE)));
    const name = thumbnails.map(({ sha256 }) => sha256).join(' ');
    let sheet = sheets.get(name);
    if (sheet === undefined) {
      sheet = draw(thumbnails.map(({ key }) => key));
      sheets.set(name, sheet);
      sheet.catch(() => sheets.delete(name));
    }
    return { project, bytes: await sheet };
  };
};
