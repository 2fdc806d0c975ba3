// The limit of a GraphQL list: the same page as JSON from one prepared statement, by plain pg on node:http.
import { createServer } from 'node:http';
import pg from 'pg';
import { announce, settings } from '../announce.mjs';

const { databaseUrl, ownerId, limit, poolSize } = settings();
const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });

const PAGE = {
  name: 'page',
  text: `SELECT i.uid, i.title, i.privacy, i.is_favorite, i.created_at,
      v.width, v.height, v.content_type, v.original_size, left(v.original_sha256, 32) AS digest
    FROM image i JOIN image_version v ON v.id = i.current_version_id
    WHERE i.owner_id = $1 AND i.deleted_at IS NULL ORDER BY i.created_at DESC, i.uid DESC LIMIT ${limit}`,
  values: [ownerId],
};

const nodeOf = (row) => ({
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

announce(
  createServer(async (_req, res) => {
    const { rows } = await pool.query(PAGE);
    const body = JSON.stringify({ data: { images: { nodes: rows.map(nodeOf) } } });
    res
      .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  }),
);
