import { codedEtag, contentCodingOf, type ContentCoding } from '@safelight/rest';
import type { RequestHandler } from 'express';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const EXTENSIONS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const satisfies readonly (readonly [ContentCoding, string])[];

const YEAR_S = 31_536_000;
const HASHED = /^\/assets\//;

interface ClientFile {
  readonly path: string;
  /** The strong ETag of the uncompressed file. */
  readonly etag: string;
  /** The files that the build has compressed, by their coding. */
  readonly codings: ReadonlyMap<ContentCoding, string>;
}

const filesUnder = (root: string): ReadonlyMap<string, ClientFile> => {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const isForm = (name: string): boolean =>
    EXTENSIONS.some(([, extension]) => name.endsWith(extension) && all.has(name.slice(0, -extension.length)));
  const fileOf = (path: string): ClientFile => ({
    path,
    etag: `"${createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 32)}"`,
    codings: new Map(
      EXTENSIONS.map(([coding, extension]) => [coding, path + extension] as const).filter(([, form]) =>
        all.has(form),
      ),
    ),
  });
  return new Map(
    names.filter((name) => !isForm(name)).map((name) => [name.slice(root.length), fileOf(name)]),
  );
};

/**
 * Serves the files of the built client as they were when the server started. Files that the build compressed
 * are sent compressed to clients that accept it, each content coding with its own strong ETag. Files with a
 * hash in their name are cached for a year. Requests for other files are passed on.
 */
export const clientFiles = (root: string): RequestHandler => {
  const files = filesUnder(root);
  return (req, res, next) => {
    const file = files.get(req.path);
    if (file === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
      next();
      return;
    }
    const coding = contentCodingOf(req.headers, [...file.codings.keys()]);
    const form = coding === null ? undefined : file.codings.get(coding);
    res.type(extname(file.path)).set({
      ETag: codedEtag(file.etag, coding),
      'Cache-Control': HASHED.test(req.path) ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=0',
    });
    if (file.codings.size > 0) res.vary('Accept-Encoding');
    if (coding !== null) res.set('Content-Encoding', coding);
    res.sendFile(form ?? file.path, { cacheControl: false, etag: false, lastModified: false });
  };
};
