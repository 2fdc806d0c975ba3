import type { PageHead, ReadPageHead } from '@safelight/rest';
import { escapeHtml } from '@safelight/rules';
import express, { type Router } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-files.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const HEAD_END = '</head>';

/** The built index.html with the head of a page; what the page doesn't say stays as built. */
const pageOf = (index: string, { title, description, tags }: PageHead): string => {
  let page = index;
  if (title !== null) page = page.replace(TITLE, () => `<title>${escapeHtml(title)}</title>`);
  if (description !== null) {
    page = page.replace(
      DESCRIPTION,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    );
  }
  return tags === '' ? page : page.replace(HEAD_END, () => `  ${tags}\n  ${HEAD_END}`);
};

/** What every page says of the site itself, for the footer and for counting page views. */
export interface SiteFacts {
  readonly supportEmail: string;
  readonly socialLinks: readonly string[];
  readonly analyticsUrl: string | null;
}

const siteTags = ({ supportEmail, socialLinks, analyticsUrl }: SiteFacts): string =>
  [
    ['support', supportEmail],
    ...socialLinks.map((link) => ['social', link]),
    ['analytics', analyticsUrl ?? ''],
  ]
    .filter(([, content]) => content !== '')
    .map(([name = '', content = '']) => `<meta name="safelight:${name}" content="${escapeHtml(content)}" />`)
    .join('\n    ');

/**
 * The built client: hashed assets for a year, and index.html for every page of it, with a head and a status of the
 * page's own. Pages are asked for each time, so that what a head says goes when a picture becomes private. Answers
 * 404 to what is not a page (a path whose last part has a dot).
 */
export const webClientRouter = (root: string, readHead: ReadPageHead, site: SiteFacts): Router => {
  const router = express.Router();
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) return router;
  const index = readFileSync(indexPath, 'utf8').replace(HEAD_END, () => `  ${siteTags(site)}\n  ${HEAD_END}`);

  router.use(clientFiles(root));
  // What the client's worker takes where there is one (`share_target` of the manifest). Without it what was shared is
  // lost, and the screen says so.
  router.post('/upload', (req, res) => {
    req.resume();
    res.redirect(303, '/upload?shared');
  });
  router.get(/^\/(?:[^.]*|.*\/[^.]*)$/, async (req, res) => {
    const head = await readHead(req.path);
    res
      .status(head.status)
      .set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .send(pageOf(index, head));
  });
  return router;
};
