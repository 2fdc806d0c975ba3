import type { PageTags } from '@safelight/rest';
import express, { type Router } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientFiles } from './client-files.ts';

const HEAD_END = '</head>';

/**
 * The built client: hashed assets for a year, and index.html for every page of it, its head with the tags of
 * what is public there. Pages are asked for each time, so that tags go when a picture becomes private. Answers
 * 404 to what is not a page (a path whose last part has a dot).
 */
export const webClientRouter = (root: string, tagsOf: PageTags): Router => {
  const router = express.Router();
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) return router;
  const index = readFileSync(indexPath, 'utf8');
  const headEnd = index.indexOf(HEAD_END);

  const withTags = (tags: string): string =>
    tags === '' || headEnd === -1 ? index : `${index.slice(0, headEnd)}  ${tags}\n  ${index.slice(headEnd)}`;

  router.use(clientFiles(root));
  router.get(/^\/(?:[^.]*|.*\/[^.]*)$/, async (req, res) => {
    const page = withTags(await tagsOf(req.path));
    res.set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).send(page);
  });
  return router;
};
