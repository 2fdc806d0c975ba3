// The limit of a GraphQL list: node:http that answers the same page as JSON from one prepared statement by
// plain pg.
import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import { announce, settings } from '../announce.ts';

const { databaseUrl, ownerId, limit, poolSize } = settings<{
  readonly databaseUrl: string;
  readonly ownerId: string;
  readonly limit: number;
  readonly poolSize: number;
}>();
const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });

const PAGE = {
  name: 'page',
  text: `SELECT i.uid, i.title, i.privacy, i.is_favorite, i.created_at,
      v.width, v.height, v.content_type, v.original_size, left(v.original_sha256, 32) AS digest
    FROM image i JOIN image_version v ON v.id = i.current_version_id
    WHERE i.owner_id = $1 AND i.deleted_at IS NULL ORDER BY i.created_at DESC, i.uid DESC LIMIT ${limit}`,
  values: [ownerId],
};

interface Row {
  readonly uid: string;
  readonly title: string;
  readonly privacy: string;
  readonly is_favorite: boolean;
  readonly created_at: Date;
  readonly width: number;
  readonly height: number;
  readonly content_type: string;
  readonly original_size: string;
  readonly digest: string;
}

const nodeOf = (row: Row) => ({
  uid: row.uid,
  title: row.title,
  privacy: row.privacy.toUpperCase(),
  isFavorite: row.is_favorite,
  width: row.width,
  height: row.height,
  contentType: row.content_type,
  fileSize: Number(row.original_size),
  createdAt: row.created_at,
  thumbnailUrl: `/i/${row.uid}/${row.digest}/w320`,
});

async function answer(res: ServerResponse): Promise<void> {
  const { rows } = await pool.query<Row>(PAGE);
  const body = JSON.stringify({ data: { images: { nodes: rows.map(nodeOf) } } });
  res
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body);
}

announce(createServer((_req, res) => void answer(res)));
