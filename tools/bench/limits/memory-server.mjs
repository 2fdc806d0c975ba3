// The limit of serving files: node:http with a cache in memory, the headers that every image needs,
// and 304 and 206 on request.
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
  const entry = { bytes, headers, etag: headers[5] };
  cache.set(url, entry);
  return entry;
}

announce(
  createServer((req, res) => {
    const { bytes, headers, etag } = cache.get(req.url) ?? read(req.url);
    if (req.headers['if-none-match'] === etag) return res.writeHead(304, ['ETag', etag]).end();
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    if (first === undefined) return res.writeHead(200, headers).end(bytes);
    const part = bytes.subarray(Number(first), Number(last) + 1);
    const range = ['Content-Range', `bytes ${first}-${last}/${bytes.length}`];
    return res.writeHead(206, [...headers.with(3, String(part.length)), ...range]).end(part);
  }),
);
