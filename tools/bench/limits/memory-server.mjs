// The limit of serving bytes: node:http and a memory of what was read, with the headers no image can do without.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { LRUCache } from 'lru-cache';
import { announce, settings } from '../announce.mjs';

const { files } = settings();
const cache = new LRUCache({ maxSize: 256 * 1024 * 1024, sizeCalculation: ({ bytes }) => bytes.length });

function read(url) {
  const { path, contentType } = files[url];
  const bytes = readFileSync(path);
  const headers = [
    ...['Content-Type', contentType],
    ...['Content-Length', String(bytes.length)],
    ...['ETag', `"${createHash('sha256').update(bytes).digest('hex')}"`],
    ...['Cache-Control', 'public, max-age=31536000, immutable'],
  ];
  const entry = { bytes, headers };
  cache.set(url, entry);
  return entry;
}

announce(
  createServer((req, res) => {
    const { bytes, headers } = cache.get(req.url) ?? read(req.url);
    res.writeHead(200, headers).end(bytes);
  }),
);
