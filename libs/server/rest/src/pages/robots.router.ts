import { escapeHtml, LISTED_PATHS } from '@safelight/rules';
import { Router } from 'express';

interface Deps {
  readonly publicUrl: string;
}

/** Paths to exclude. Pages that are not for search engines say so themselves. */
const ANSWERS_OF_PROGRAMS = ['/api/', '/graphql', '/d/', '/p/'];

/** GET /robots.txt and /sitemap.xml: what search engines may read, and where to begin. */
export const robotsRouter = ({ publicUrl }: Deps): Router => {
  const robots = [
    'User-agent: *',
    // The OpenAPI document is for everybody.
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
