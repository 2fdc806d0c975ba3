import { escapeHtml, LISTED_PATHS } from '@safelight/rules';
import { Router } from 'express';

interface Deps {
  readonly publicUrl: string;
}

/** Paths for programs, which search engines must not read. Pages that must not be listed have a `noindex` tag. */
const ANSWERS_OF_PROGRAMS = ['/api/', '/graphql', '/d/', '/p/'];

/** GET /robots.txt and /sitemap.xml tell search engines which paths they may read. */
export const robotsRouter = ({ publicUrl }: Deps): Router => {
  const robots = [
    'User-agent: *',
    // Search engines may read the OpenAPI document.
    'Allow: /api/openapi.json',
    ...ANSWERS_OF_PROGRAMS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const places = LISTED_PATHS.map((path) => `  <url><loc>${escapeHtml(`${publicUrl}${path}`)}</loc></url>`);
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>',
    '',
  ].join('\n');
  const kept = { 'Cache-Control': 'public, max-age=3600' };
  return Router()
    .get('/robots.txt', (_req, res) => {
      res.set(kept).type('text/plain; charset=utf-8').send(robots);
    })
    .get('/sitemap.xml', (_req, res) => {
      res.set(kept).type('application/xml; charset=utf-8').send(sitemap);
    });
};
