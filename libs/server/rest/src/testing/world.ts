import type { ImageStore } from '@safelight/application';
import {
  DomainError,
  type Comparison,
  type Image,
  type ImageVersion,
  type StoredFile,
  type User,
  type Viewer,
} from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteCache } from '../bytes/byte-sender.ts';

export const ANN = '0a0a0a0a-0000-4000-8000-000000000001';
export const BOB = '0b0b0b0b-0000-4000-8000-000000000002';
/** The sessions their access tokens are of. */
export const ANN_SESSION = '0e0e0e0e-0000-4000-8000-000000000005';
export const BOB_SESSION = '0e0e0e0e-0000-4000-8000-000000000006';
export const NOW = new Date('2026-11-21T10:20:30.456Z');
export const MISSING_UID = 'zzzzzzzzzzzzzzzzzzzzzz';

/** A verified user on the free plan. */
export const user = (id: string, username: string): User => ({
  id,
  username,
  email: `${username}@example.com`,
  fullName: username,
  plan: 'free',
  role: 'user',
  emailVerifiedAt: NOW,
  createdAt: NOW,
  bio: '',
  defaultPrivacy: null,
  mailOnNewSignIn: true,
  mailOnAiEdit: false,
  hasPassword: true,
  deletionRequestedAt: null,
});

/** Cached objects are at most this large; larger ones stream. */
export const CACHE_OBJECT_BYTES = 1_000;

/** Bytes in memory behind the interfaces through which routes read them. */
export class Blobs implements ByteCache, Pick<ImageStore, 'open'> {
  readonly #objects = new Map<string, Buffer>();
  readonly opened: string[] = [];
  #count = 0;

  add(bytes: Buffer, contentType: string): StoredFile {
    const key = `k${(this.#count += 1)}`;
    this.#objects.set(key, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { key, sha256, sizeBytes: bytes.length, contentType };
  }

  /** Loses an object whose row is still there. */
  lose(file: StoredFile): void {
    this.#objects.delete(file.key);
  }

  async read(key: string, sizeBytes: number): Promise<Buffer | null> {
    return sizeBytes > CACHE_OBJECT_BYTES ? null : this.#get(key);
  }

  async open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    this.opened.push(key);
    const bytes = this.#get(key);
    return Readable.from(range === undefined ? [bytes] : [bytes.subarray(range.start, range.end + 1)]);
  }

  #get(key: string): Buffer {
    const bytes = this.#objects.get(key);
    if (bytes === undefined) throw new DomainError('NOT_FOUND', 'Not found.');
    return bytes;
  }
}

interface ImageSeed {
  readonly ownerId?: string;
  readonly privacy?: Privacy;
  readonly filename?: string;
  readonly bytes?: Buffer;
  readonly createdAt?: Date;
}

/** Everything that the fakes know. */
export class World {
  readonly blobs = new Blobs();
  readonly images = new Map<string, Image>();
  readonly comparisons = new Map<string, Comparison>();
  /** Uids of pages looked at, with who did. */
  readonly views: (readonly [uid: string, visitorHash: string, viewer: Viewer['kind']])[] = [];
  /** Derivatives by "uid width format". */
  readonly derivatives = new Map<string, StoredFile>();
  /** Owner and bytes of each delivery counted. */
  readonly deliveries: (readonly [ownerId: string, sentBytes: number])[] = [];
  #count = 0;

  /** A picture whose shared rendition differs from its original, as one with metadata has. */
  addImage(seed: ImageSeed = {}): Image {
    this.#count += 1;
    const uid = `image-${String(this.#count).padStart(16, '0')}`;
    const bytes = seed.bytes ?? Buffer.from(`original ${uid} with GPS`);
    const createdAt = seed.createdAt ?? new Date(NOW.getTime() + this.#count * 1_000);
    const filename = seed.filename ?? 'holiday.jpg';
    const image: Image = {
      uid,
      ownerId: seed.ownerId ?? ANN,
      originalFilename: filename,
      title: filename,
      privacy: seed.privacy ?? 'private',
      tags: ['nature'],
      isFavorite: true,
      viewCount: 3,
      lastAccessedAt: null,
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
      block: null,
      current: this.#version(uid, bytes, createdAt),
    };
    this.images.set(uid, image);
    for (const format of ['webp', 'avif'] as const) {
      const file = this.blobs.add(Buffer.from(`${format} of ${uid}`), `image/${format}`);
      this.derivatives.set(`${uid} 320 ${format}`, file);
    }
    return image;
  }

  /** A comparison of two public images of one owner. */
  addComparison(original: Image, edited: Image, title = 'Sky'): Comparison {
    this.#count += 1;
    const comparison: Comparison = {
      uid: `comparison-${String(this.#count).padStart(11, '0')}`,
      ownerId: original.ownerId,
      title,
      description: null,
      viewCount: 5,
      createdAt: new Date(NOW.getTime() + this.#count * 1_000),
      original: { imageUid: original.uid, versionId: original.current.id },
      edited: { imageUid: edited.uid, versionId: edited.current.id },
    };
    this.comparisons.set(comparison.uid, comparison);
    return comparison;
  }

  change(image: Image, changes: Partial<Image>): Image {
    const changed = { ...(this.images.get(image.uid) ?? image), ...changes };
    this.images.set(image.uid, changed);
    return changed;
  }

  #version(imageUid: string, bytes: Buffer, createdAt: Date): ImageVersion {
    const shared = bytes.subarray(0, Math.max(1, bytes.length - 9));
    return {
      id: `00000000-0000-4000-8000-${String(this.#count).padStart(12, '0')}`,
      imageUid,
      number: 1,
      origin: { kind: 'upload' },
      width: 40,
      height: 30,
      frames: 1,
      contentType: 'image/jpeg',
      original: this.blobs.add(bytes, 'image/jpeg'),
      shared: this.blobs.add(shared, 'image/jpeg'),
      thumbhash: null,
      isPublished: false,
      createdAt,
    };
  }
}
