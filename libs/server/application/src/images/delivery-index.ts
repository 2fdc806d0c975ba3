import {
  derivativeName,
  type DerivativeSpec,
  type Image,
  type ImageVersion,
  type StoredFile,
} from '@safelight/domain';
import { LRUCache } from 'lru-cache';
import { atMost } from '../counting/at-most.ts';
import type { ComparisonRepository, Ports } from '../ports/index.ts';

/** Identifies a version of an image, by its id or by the digest in its content-addressed path. */
export type VersionName = { readonly id: string } | { readonly digest: string };

/** The rows that are needed to serve the files of one image. Each is loaded when it is first needed. */
interface Entry {
  readonly image: Image;
  /** The versions that were requested, by the id or the digest in the request. */
  readonly versions: Map<string, ImageVersion>;
  readonly derivatives: Map<string, StoredFile>;
  /** By version id, whether a comparison shows the version. */
  readonly inComparison: Map<string, boolean>;
}

interface Deps extends Pick<Ports, 'images' | 'derivatives' | 'signals'> {
  readonly comparisons: Pick<ComparisonRepository, 'shows'>;
}

export const derivativeId = (versionId: string, spec: DerivativeSpec): string =>
  `${versionId}/${derivativeName(spec)}/${spec.format}`;

/**
 * Caches the rows that are needed to serve files, so that most requests need no query. Entries are dropped
 * when their image or its owner changes in any process. All entries are dropped when signals may have been
 * missed.
 */
export class DeliveryIndex {
  readonly #entries: LRUCache<string, Entry>;
  readonly #deps: Deps;
  readonly #unsubscribe: () => void;
  /** The number of invalidations. A row that was read before an invalidation must not be cached after it. */
  #epoch = 0;

  constructor(deps: Deps, maxEntries = 20_000) {
    this.#deps = deps;
    this.#entries = new LRUCache(atMost(maxEntries));
    this.#unsubscribe = deps.signals.subscribe(
      (signal) => {
        if (signal.type === 'image-changed') this.invalidate(signal.imageUid);
        if (signal.type === 'images-removed') for (const uid of signal.imageUids) this.invalidate(uid);
        if (signal.type === 'owner-changed') this.invalidateOwner(signal.userId);
      },
      () => {
        this.#epoch += 1;
        this.#entries.clear();
      },
    );
  }

  /** Returns the image, even if it is in the trash; null for an unknown one. */
  async image(uid: string): Promise<Image | null> {
    return (await this.#entry(uid))?.image ?? null;
  }

  /** Returns images by their uids, without those in the trash. Those that are not cached take one query. */
  async images(uids: readonly string[]): Promise<ReadonlyMap<string, Image>> {
    const cached = uids.flatMap((uid) => this.knownImage(uid) ?? []);
    const isCached = new Set(cached.map(({ uid }) => uid));
    const others = uids.filter((uid) => !isCached.has(uid));
    const epoch = this.#epoch;
    const read = others.length === 0 ? [] : await this.#deps.images.findMany(others);
    for (const image of read) this.#keep(image, epoch);
    const living = [...cached, ...read].filter(({ deletedAt }) => deletedAt === null);
    return new Map(living.map((image) => [image.uid, image]));
  }

  /** Reads the image from the database and caches it; null for an unknown one. */
  async imageNow(uid: string): Promise<Image | null> {
    return (await this.#read(uid))?.image ?? null;
  }

  /** Reads the image like `imageNow`, but returns null if it is private and belongs to somebody else. */
  async imageNowFor(userId: string | null, uid: string): Promise<Image | null> {
    const find = (): Promise<Image | null> => this.#deps.images.findWithTrashFor(userId, uid);
    return (await this.#read(uid, find))?.image ?? null;
  }

  /** Returns the cached image without a query. */
  knownImage(uid: string): Image | null {
    return this.#entries.get(uid)?.image ?? null;
  }

  /** Returns the version of the image with this id or digest, or null. */
  async version(uid: string, name: VersionName): Promise<ImageVersion | null> {
    const entry = await this.#entry(uid);
    if (entry === null) return null;
    const key = 'id' in name ? name.id : name.digest;
    const known = entry.versions.get(key);
    if (known !== undefined) return known;
    const { images } = this.#deps;
    const found =
      'id' in name ? await images.findVersion(name.id) : await images.findVersionByDigest(uid, name.digest);
    if (found === null || found.imageUid !== uid) return null;
    entry.versions.set(key, found);
    return found;
  }

  async derivative(version: ImageVersion, spec: DerivativeSpec): Promise<StoredFile | null> {
    const entry = await this.#entry(version.imageUid);
    const key = derivativeId(version.id, spec);
    const known = entry?.derivatives.get(key);
    if (known !== undefined) return known;
    const found = await this.#deps.derivatives.find(version.id, spec);
    if (found !== null) entry?.derivatives.set(key, found);
    return found;
  }

  /** True if a comparison shows this version. The comparison makes it public. */
  async isInComparison({ imageUid, id }: ImageVersion): Promise<boolean> {
    const entry = await this.#entry(imageUid);
    const known = entry?.inComparison.get(id);
    if (known !== undefined) return known;
    const isShown = await this.#deps.comparisons.shows(imageUid, id);
    entry?.inComparison.set(id, isShown);
    return isShown;
  }

  invalidate(uid: string): void {
    this.#epoch += 1;
    this.#entries.delete(uid);
  }

  /** Drops all images of an owner. A change of the account can hide or show all of them. */
  invalidateOwner(ownerId: string): void {
    this.#epoch += 1;
    for (const [uid, { image }] of this.#entries) {
      if (image.ownerId === ownerId) this.#entries.delete(uid);
    }
  }

  close(): void {
    this.#unsubscribe();
  }

  async #entry(uid: string): Promise<Entry | null> {
    return this.#entries.get(uid) ?? this.#read(uid);
  }

  async #read(uid: string, find = () => this.#deps.images.findWithTrash(uid)): Promise<Entry | null> {
    const epoch = this.#epoch;
    const image = await find();
    return image === null ? null : this.#keep(image, epoch);
  }

  /** Caches an image, unless something was invalidated since `epoch`, when its row was not read yet. */
  #keep(image: Image, epoch: number): Entry {
    const entry: Entry = { image, versions: new Map(), derivatives: new Map(), inComparison: new Map() };
    if (epoch === this.#epoch) this.#entries.set(image.uid, entry);
    return entry;
  }
}
