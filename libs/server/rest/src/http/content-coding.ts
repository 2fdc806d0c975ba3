import type { IncomingHttpHeaders } from 'node:http';

/** Content codings, best first. */
const CONTENT_CODINGS = ['br', 'gzip'] as const;
export type ContentCoding = (typeof CONTENT_CODINGS)[number];

const weightOf = (parameters: readonly string[]): number => {
  const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
  return weight === undefined ? 1 : Number(weight);
};

/**
 * The best coding in `available` that the client accepts by its Accept-Encoding; null to send the body
 * uncompressed.
 */
export const contentCodingOf = (
  headers: IncomingHttpHeaders,
  available: readonly ContentCoding[] = CONTENT_CODINGS,
): ContentCoding | null => {
  const accepted = new Map<string, number>();
  for (const item of (headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';');
    accepted.set(name.trim().toLowerCase(), weightOf(parameters));
  }
  const isAccepted = (coding: string): boolean => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0;
  return available.find(isAccepted) ?? null;
};

/**
 * The strong ETag of the same content in another coding, which must differ because the bytes differ (RFC 9110
 * §8.8.3.3).
 */
export const codedEtag = (etag: string, coding: ContentCoding | null): string =>
  coding === null ? etag : etag.replace(/"$/, `-${coding}"`);
