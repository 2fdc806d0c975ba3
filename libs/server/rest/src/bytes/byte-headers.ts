import type { StoredFile } from '@safelight/domain';
import { codedEtag, type ContentCoding } from '../http/content-coding.ts';
import type { Validators } from './preconditions.ts';

/**
 * Who may cache the bytes. `immutable`: browsers for a year, because the address is content-addressed, and shared caches
 * for five minutes, because the image may become private or be deleted · `brief`: everyone for a minute, because another
 * version may become current · `revalidated`: everyone, with a revalidation for each use · `private`: nobody
 * (docs/adr/0029).
 */
export type Caching = 'immutable' | 'brief' | 'revalidated' | 'private';

const SAFETY = [
  'X-Content-Type-Options',
  'nosniff',
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Accept-Ranges',
  'bytes',
];
const PUBLIC = [
  ...SAFETY,
  'Cross-Origin-Resource-Policy',
  'cross-origin',
  'Access-Control-Allow-Origin',
  '*',
];

/** The Cache-Control values of files that shared caches may keep. */
export const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, s-maxage=300, immutable',
  brief: 'public, max-age=60, s-maxage=60, must-revalidate',
} as const;

/** Headers as alternating names and values, the form that `writeHead` processes fastest. */
const BY_CACHING: Readonly<Record<Caching, readonly string[]>> = {
  immutable: [...PUBLIC, 'Cache-Control', CACHE_CONTROL.immutable],
  brief: [...PUBLIC, 'Cache-Control', CACHE_CONTROL.brief],
  revalidated: [...PUBLIC, 'Cache-Control', 'public, max-age=0, must-revalidate'],
  private: [...SAFETY, 'Cross-Origin-Resource-Policy', 'same-origin', 'Cache-Control', 'private, no-store'],
};

/** The validators and headers that a rendition has in every answer, whole or partial. */
export interface Label {
  readonly validators: Validators;
  /** The headers of a 304; every other answer starts with the same ones. */
  readonly headers: readonly string[];
}

export interface LabelRequest {
  readonly file: StoredFile;
  /** The time for Last-Modified; null when only the ETag distinguishes one content from another. */
  readonly modifiedAt: Date | null;
  readonly caching: Caching;
  /** The request header, besides the address, that decides which bytes are sent. */
  readonly vary: 'Accept' | 'Authorization' | null;
}

/** True for SVG, which is text and worth compressing; every other format is compressed already. */
export const isText = ({ contentType }: StoredFile): boolean => contentType === 'image/svg+xml';

const labelFor = (request: LabelRequest, coding: ContentCoding | null): Label => {
  const { file, modifiedAt, caching } = request;
  const vary = [request.vary, isText(file) ? 'Accept-Encoding' : null].filter((name) => name !== null);
  const etag = codedEtag(`"${file.sha256}"`, coding);
  const validators = { etag, lastModified: modifiedAt?.toUTCString() ?? null };
  const headers = [
    ...BY_CACHING[caching],
    'ETag',
    validators.etag,
    ...(validators.lastModified === null ? [] : ['Last-Modified', validators.lastModified]),
    ...(vary.length === 0 ? [] : ['Vary', vary.join(', ')]),
    ...(coding === null ? [] : ['Content-Encoding', coding]),
  ];
  return { validators, headers };
};

interface KeptLabel {
  readonly request: LabelRequest;
  readonly coding: ContentCoding | null;
  readonly label: Label;
}

/** Makes a function that computes the headers of a file, and caches them as long as its row is in memory. */
export const createLabels = () => {
  const labels = new WeakMap<StoredFile, KeptLabel>();
  return (request: LabelRequest, coding: ContentCoding | null): Label => {
    const kept = labels.get(request.file);
    if (
      kept !== undefined &&
      kept.coding === coding &&
      kept.request.caching === request.caching &&
      kept.request.vary === request.vary &&
      kept.request.modifiedAt?.getTime() === request.modifiedAt?.getTime()
    ) {
      return kept.label;
    }
    const label = labelFor(request, coding);
    labels.set(request.file, { request, coding, label });
    return label;
  };
};
