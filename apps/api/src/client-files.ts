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
  readonly bytes: Buffer;
  /** The strong ETag of the uncompressed file. */
  readonly etag: string;
  /** The bytes of the copies that the build has compressed, by their coding. */
  readonly codings: ReadonlyMap<ContentCoding, Buffer>;
}

const filesUnder = (root: string): ReadonlyMap<string, ClientFile> => {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const isForm = (name: string): boolean =>
    EXTENSIONS.some(([, extension]) => name.endsWith(extension) && all.has(name.slice(0, -extension.length)));
  const fileOf = (path: string): ClientFile => {
    const bytes = readFileSync(path);
    return {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
      codings: new Map(
        EXTENSIONS.filter(([, extension]) => all.has(path + extension)).map(([coding, extension]) => [
          coding,
          readFileSync(path + extension),
        ]),
      ),
    };
  };
  return new Map(
    names.filter((name) => !isForm(name)).map((name) => [name.slice(root.length), fileOf(name)]),
  );
};

/**
 * Serves the files of the built client as they were when the server started. They are kept in memory, about 8 MB, so
 * that a build while the server runs replaces none of them: pages would name files that no longer exist. Files that
 * the build compressed are sent compressed to clients that accept it, each content coding with its own strong
 * ETag. Files with a hash in their name are cached for a year. Requests for other files are passed on.
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
    res.type(extname(req.path)).set({
      ETag: codedEtag(file.etag, coding),
      'Cache-Control': HASHED.test(req.path) ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=0',
    });
    if (file.codings.size > 0) res.vary('Accept-Encoding');
    if (coding !== null) res.set('Content-Encoding', coding);
    res.send(form ?? file.bytes);
  };
};
