// The limit of an upload: its stages one after the other, each as minimal as possible. Bytes are hashed and
// written from the socket to the disk, sharp reads the header and makes the thumbnail, and plain pg inserts
// the rows.
import { createHash, randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { collectBuffersEarly } from '../../../apps/api/src/garbage-collection.ts';
import { announce, settings } from '../announce.ts';
import { createBodyServer, writeDurably } from './raw-body.ts';
import { thumbnailOf } from './thumbnail.ts';

const INSERT_IMAGE = `
INSERT INTO image (uid, owner_id, original_filename, title, title_key, privacy, tags, is_favorite, view_count,
  current_version_id, file_size, content_type, created_at, updated_at)
VALUES ($1, $2, 'photo.jpg', 'photo.jpg', 'photo.jpg', 'private', '{}', false, 0, $3, $4, 'image/jpeg', now(), now())`;
const INSERT_VERSION = `
INSERT INTO image_version (id, image_uid, owner_id, number, origin, width, height, frames, content_type,
  original_key, original_sha256, original_size, original_content_type, created_at)
VALUES ($1, $2, $3, 1, 'upload', $4, $5, 1, 'image/jpeg', $6, $7, $8, 'image/jpeg', now())`;
const INSERT_DERIVATIVE = `
INSERT INTO derivative (version_id, name, format, key, sha256, size_bytes, content_type)
VALUES ($1, '320', 'webp', $2, $3, $4, 'image/webp')`;

const { folder, databaseUrl, ownerId } = settings<{
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ownerId: string;
}>();
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
sharp.concurrency(1);
sharp.cache(false);

async function store(name: string, chunks: AsyncIterable<Buffer> | Iterable<Buffer>) {
  const path = join(folder, name);
  const hash = createHash('sha256');
  await writeDurably(path, chunks, hash);
  return { path, sha256: hash.digest('hex') };
}

interface StoredImage {
  readonly id: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly width: number;
  readonly height: number;
  readonly thumbnail: { readonly sha256: string; readonly sizeBytes: number };
}

async function insert({ id, sha256, sizeBytes, width, height, thumbnail }: StoredImage): Promise<void> {
  const uid = id.replaceAll('-', '').slice(0, 22);
  const prepared = (name: string, text: string, values: readonly unknown[]) =>
    database.query({ name, text, values: [...values] });
  await database.query('BEGIN');
  await prepared('image', INSERT_IMAGE, [uid, ownerId, id, sizeBytes]);
  await prepared('version', INSERT_VERSION, [id, uid, ownerId, width, height, `o/${id}`, sha256, sizeBytes]);
  await prepared('derivative', INSERT_DERIVATIVE, [id, `t/${id}`, thumbnail.sha256, thumbnail.sizeBytes]);
  await database.query('COMMIT');
}

collectBuffersEarly();
announce(
  createBodyServer(async (body) => {
    const id = randomUUID();
    const { path, sha256 } = await store(id, body);
    const { size: sizeBytes } = await stat(path);
    const { width, height } = await sharp(path).metadata();
    const webp = await thumbnailOf(path);
    const thumbnail = { ...(await store(`${id}.webp`, [webp])), sizeBytes: webp.length };
    await insert({ id, sha256, sizeBytes, width, height, thumbnail });
  }),
);
