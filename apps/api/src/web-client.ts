import { opensPage, type PageHead, type ReadPageHead } from '@safelight/rest';
import { escapeHtml, isPathLike } from '@safelight/rules';
import express, { type Router } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-files.ts';

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const HEAD_END = '</head>';

/** The position in the head before scripts and styles, which a browser would otherwise fetch first. */
const HEAD_START = /<title>[^<]*<\/title>\n?/;
const BODY_START = /<body[^>]*>/;
const EMPTY_ROOT = '<div id="root"></div>';

/** The scripts of one page in the build's `preloads.json`. */
interface PageScripts {
  /** A script that runs at once, without waiting for the client. */
  readonly early: string | null;
  readonly modules: readonly string[];
}

const NO_SCRIPTS: PageScripts = { early: null, modules: [] };

/**
 * Reads the tags that load the scripts of a page from the build's `preloads.json`. The tags come after the
 * page's picture.
 */
const readPreloads = (root: string): ((path: string, isDrawn: boolean) => string) => {
  const path = join(root, 'preloads.json');
  const scripts = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, PageScripts>>)
    : {};
  return (at, isDrawn) => {
    const { early, modules } =
      Object.entries(scripts).find(([page]) => isPathLike(page, at))?.[1] ?? NO_SCRIPTS;
    const priority = isDrawn ? ' fetchpriority="low"' : '';
    return [
      ...(early === null ? [] : [`<script async fetchpriority="high" src="/${early}"></script>`]),
      ...modules.map((name) => `<link rel="modulepreload" crossorigin${priority} href="/${name}" />`),
    ].join('\n    ');
  };
};

/** Reads the first screens of pages that are the same for everybody from the build's `first-screens.json`. */
const readFirstScreens = (root: string): ReadonlyMap<string, string> => {
  const path = join(root, 'first-screens.json');
  if (!existsSync(path)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>));
};

/** Matches the paths of pages: not those where files of the build and of images are, nor those whose last part has a dot. */
const PAGE_PATH = /^(?!\/(?:assets|i)\/)\/(?:[^.]*|.*\/[^.]*)$/;

const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The hashes of the inline scripts in the built index.html; the policy allows no other inline scripts. */
export const inlineScriptsOf = (root: string): readonly string[] => {
  const path = join(root, 'index.html');
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
};

const FONT = /^inter-latin-wght-normal-.+\.woff2$/;

/** The path of the built client's font with the Latin letters, for pages besides the client; null without a build. */
export const fontPathOf = (root: string): string | null => {
  const folder = join(root, 'assets');
  const name = existsSync(folder) ? readdirSync(folder).find((file) => FONT.test(file)) : undefined;
  return name === undefined ? null : `/assets/${name}`;
};

/** The built index.html with the head of a page; tags that the page does not set stay as they were built. */
const pageOf = (index: string, { title, description, tags, drawing }: PageHead, preloads: string): string => {
  let page = preloads === '' ? index : index.replace(HEAD_END, () => `  ${preloads}\n  ${HEAD_END}`);
  if (tags !== '') page = page.replace(HEAD_START, (built) => `${built.trimEnd()}\n    ${tags}\n`);
  if (title !== null) page = page.replace(TITLE, () => `<title>${escapeHtml(title)}</title>`);
  if (description !== null) {
    page = page.replace(
      DESCRIPTION,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    );
  }
  return drawing === '' ? page : page.replace(BODY_START, (body) => `${body}\n    ${drawing}`);
};

/** The settings of the site that every page contains, for the footer and for reporting page views. */
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
 * Serves the built client: assets with a hash are cached for a year, and every page gets index.html with its
 * own head and status. Pages are revalidated each time, so that tags disappear when a picture becomes
 * private. Other paths are those of files that do not exist: whoever opens one as a page gets the page for what is
 * not found, and all other requests are passed on, so that a script is never answered with HTML.
 */
export const webClientRouter = (root: string, readHead: ReadPageHead, site: SiteFacts): Router => {
  const router = express.Router();
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) return router;
  const index = readFileSync(indexPath, 'utf8').replace(HEAD_END, () => `  ${siteTags(site)}\n  ${HEAD_END}`);

  const preloadsOf = readPreloads(root);
  const firstScreens = readFirstScreens(root);
  const withScreen = (path: string): string => {
    const screen = firstScreens.get(path);
    return screen === undefined ? index : index.replace(EMPTY_ROOT, () => `<div id="root">${screen}</div>`);
  };
  router.use(clientFiles(root));
  // The client's service worker handles files that another app shares (`share_target` of the manifest).
  // Without it the files are lost, and the screen says so.
  router.post('/upload', (req, res) => {
    req.resume();
    res.redirect(303, '/upload?shared');
  });
  router.get(/^/, async (req, res, next) => {
    const isFile = !PAGE_PATH.test(req.path);
    if (isFile) res.vary('Accept');
    if (isFile && !opensPage(req)) {
      next();
      return;
    }
    const head = await readHead(req.path);
    res
      .status(head.status)
      .set({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': isFile ? 'private, no-store' : 'no-cache',
      })
      .send(pageOf(withScreen(req.path), head, preloadsOf(req.path, head.drawing !== '')));
  });
  return router;
};
