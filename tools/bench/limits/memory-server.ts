// The limit of serving files: node:http with a cache in memory, the headers that every image needs, and 304
// and 206 on request.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { LRUCache } from 'lru-cache';
import { announce, settings } from '../announce.ts';

interface Entry {
  readonly bytes: Buffer;
  readonly headers: readonly string[];
  readonly etag: string;
}

const { files } = settings<{
  readonly files: Readonly<Record<string, { readonly path: string; readonly contentType: string }>>;
}>();
const cache = new LRUCache<string, Entry>({
  maxSize: 256 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

function read(url: string): Entry {
  const file = files[url];
  if (file === undefined) throw new Error(`There is nothing at ${url}.`);
  const bytes = readFileSync(file.path);
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  const headers = [
    ...['Content-Type', file.contentType],
    ...['Content-Length', String(bytes.length)],
    ...['ETag', etag],
    ...['Cache-Control', 'public, max-age=31536000, immutable'],
  ];
  const entry = { bytes, headers, etag };
  cache.set(url, entry);
  return entry;
}

announce(
  createServer((req, res) => {
    const { url = '/' } = req;
    const { bytes, headers, etag } = cache.get(url) ?? read(url);
    if (req.headers['if-none-match'] === etag) {
      res.writeHead(304, ['ETag', etag]).end();
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '') ?? [];
    if (first === undefined || last === undefined) {
      res.writeHead(200, [...headers]).end(bytes);
      return;
    }
    const part = bytes.subarray(Number(first), Number(last) + 1);
    const range = ['Content-Range', `bytes ${first}-${last}/${bytes.length}`];
    res.writeHead(206, [...headers.with(3, String(part.length)), ...range]).end(part);
  }),
);
