import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** The Content-Security-Policy of a page without scripts. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

interface FramedPage {
  readonly status: number;
  readonly html: string;
  readonly script: string;
}

/**
 * Sends a page that only people with its address should see: no cache keeps it, and browsers do not send its
 * address as a referrer.
 */
export const sendPage = (res: ServerResponse, status: number, html: string): void => {
  res.writeHead(status, {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': PAGE_POLICY,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  res.end(html);
};

/**
 * Sends a page that any site may show in a frame, unlike our other pages. `script` is the text of its only
 * inline script; the policy forbids every other script.
 */
export const sendFramedPage = (res: ServerResponse, { status, html, script }: FramedPage): void => {
  const hash = createHash('sha256').update(script).digest('base64');
  res.removeHeader('X-Frame-Options');
  res.writeHead(status, {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(html),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  res.end(html);
};
