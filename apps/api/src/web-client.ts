import express, { type Router } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const YEAR_S = 31_536_000;

/**
 * The built client: hashed assets for a year, and index.html for every page of it. Answers 404 to what is
 * not a page (a path whose last part has a dot).
 */
export const webClientRouter = (root: string): Router => {
  const router = express.Router();
  const indexPath = join(root, 'index.html');
  if (!existsSync(indexPath)) return router;
  const index = readFileSync(indexPath);
  router.use(
    '/assets',
    express.static(join(root, 'assets'), { maxAge: YEAR_S * 1000, immutable: true, index: false }),
  );
  router.use(express.static(root, { maxAge: 0, index: false }));
  router.get(/^\/(?:[^.]*|.*\/[^.]*)$/, (_req, res) => {
    res.set({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' }).send(index);
  });
  return router;
};
