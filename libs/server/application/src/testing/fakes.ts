import { DomainError } from '@safelight/domain';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileTooLargeText, SVG_CONTENT_TYPE, TEXTS, type PictureContentType } from '@safelight/rules';
import type {
  ByteRange,
  Ids,
  ImageStore,
  Imaging,
  RemoteImages,
  ScratchFile,
  Secrets,
  SecurityLog,
  SvgOption,
} from '../ports/index.ts';

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  uid: () => randomBytes(16).toString('base64url'),
  secret: () => randomBytes(32).toString('base64url'),
};

/** Ids that look random but are the same in every world, for specs that compare whole answers with a file. */
export const countedIds = (): Ids => {
  let count = 0;
  const next = (): Buffer =>
    createHash('sha256')
      .update(String((count += 1)))
      .digest();
  return {
    uuid: () =>
      next()
        .toString('hex')
        .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5'),
    uid: () => next().subarray(0, 16).toString('base64url'),
    secret: () => next().toString('base64url'),
  };
};

export const plainSecrets: Secrets = {
  hash: (secret) => createHash('sha256').update(secret).digest('hex'),
  equal: (a, b) => a === b,
  sign: (text) => createHash('sha256').update(`key:${text}`).digest('base64url'),
};

/** A security log that a test can read. */
export class RecordedSecurityLog implements SecurityLog {
  readonly events: Parameters<SecurityLog['note']>[0][] = [];

  note(event: Parameters<SecurityLog['note']>[0]): void {
    this.events.push(event);
  }
}

/** An ImageStore in memory. A switch makes all writes fail. */
export class InMemoryStore implements ImageStore {
  readonly objects = new Map<string, Buffer>();
  isBroken = false;

  async put(key: string, source: AsyncIterable<Uint8Array>, { maxBytes }: { maxBytes: number }) {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > maxBytes)
        throw new DomainError('FILE_TOO_LARGE', fileTooLargeText(maxBytes), { limitBytes: maxBytes });
      chunks.push(chunk);
    }
    if (this.isBroken) throw new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
    const bytes = Buffer.concat(chunks);
    this.objects.set(key, bytes);
    return { sizeBytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  async putAndRead<T>(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: { maxBytes: number },
    use: (path: string) => Promise<T>,
  ) {
    const stored = await this.put(key, source, options);
    return { ...stored, read: await this.readLocally(key, use) };
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const bytes = this.#read(key);
    return Readable.from([range === undefined ? bytes : bytes.subarray(range.start, range.end + 1)]);
  }

  async readLocally<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    const file = await scratchFile(this.#read(key), 'application/octet-stream');
    try {
      return await use(file.path);
    } finally {
      await file.dispose();
    }
  }

  async stat(key: string) {
    const bytes = this.objects.get(key);
    return bytes === undefined ? null : { key, sizeBytes: bytes.byteLength };
  }

  async delete(key: string): Promise<void> {
    this.objects.delete(key);
  }

  async *list() {
    for (const [key, bytes] of this.objects) yield { key, sizeBytes: bytes.byteLength };
  }

  async check(): Promise<void> {
    if (this.isBroken) throw new DomainError('STORAGE_UNAVAILABLE', TEXTS.generic.storageUnavailable);
  }

  #read(key: string): Buffer {
    const bytes = this.objects.get(key);
    if (bytes === undefined) throw new DomainError('NOT_FOUND', TEXTS.generic.notFound);
    return bytes;
  }
}

export const scratchFile = async (bytes: Buffer, contentType: string): Promise<ScratchFile> => {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-test-'));
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return {
    path,
    contentType,
    sizeBytes: (await stat(path)).size,
    read: () => createReadStream(path),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
};

function sniffText(head: Uint8Array): Promise<'image/png' | null>;
function sniffText(head: Uint8Array, options: SvgOption): Promise<PictureContentType | null>;
async function sniffText(
  head: Uint8Array,
  { allowSvg }: SvgOption = { allowSvg: false },
): Promise<PictureContentType | null> {
  const text = Buffer.from(head).toString();
  if (allowSvg && text.startsWith('<svg')) return SVG_CONTENT_TYPE;
  return text.startsWith('picture') ? 'image/png' : null;
}

/**
 * Imaging that works on text files. Accepts those that start with "picture", or with "<svg" if SVGs are
 * allowed. A file with "broken" cannot be decoded, and "gps" is removed as metadata. `derived` counts the
 * derivatives, and `sources` lists the files that they were made from.
 */
export const textImaging = (): Imaging & { derived: number; sources: string[] } => ({
  derived: 0,
  sources: [],
  sniff: sniffText,
  inspect: async (path, contentType) => {
    const text = await readFile(path, 'utf8');
    if (text.includes('broken')) throw new DomainError('INVALID_FILE_FORMAT', TEXTS.images.invalidFormat);
    const isTagged = text.includes('gps');
    const isCleaned = text.includes('<script/>');
    return {
      contentType,
      width: 40,
      height: 30,
      frames: 1,
      thumbhash: Buffer.from('thumbhash').toString('base64'),
      thumbnail: await scratchFile(Buffer.from('thumbnail'), 'image/webp'),
      shared:
        isTagged || isCleaned
          ? await scratchFile(Buffer.from(text.replace(/gps|<script\/>/, '')), contentType)
          : null,
      isCleaned,
    };
  },
  async derive(path, { format }) {
    this.derived += 1;
    this.sources.push(await readFile(path, 'utf8'));
    return scratchFile(Buffer.from(`derived ${format}`), `image/${format}`);
  },
  async pair(originalPath, editedPath) {
    this.derived += 1;
    const [original, edited] = [await readFile(originalPath, 'utf8'), await readFile(editedPath, 'utf8')];
    return scratchFile(Buffer.from(`${original} | ${edited}`), 'image/jpeg');
  },
  async contactSheet(paths) {
    this.derived += 1;
    const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    return scratchFile(Buffer.from(texts.join(' | ')), 'image/jpeg');
  },
  supports: (format, frames) => format === 'webp' || frames === 1,
});

/** The address of the only picture on the fake internet. */
export const PICTURE_URL = 'https://pictures.example/hill.png';

export const pictureByAddress: RemoteImages = {
  fetch: async (url) => {
    if (url !== PICTURE_URL) throw new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl);
    const body = Readable.from([Buffer.from('picture by address')]);
    return { filename: 'hill.png', contentType: 'image/png', body };
  },
};
