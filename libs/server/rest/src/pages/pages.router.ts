import { Router } from 'express';
import type { RestDeps } from '../rest-deps.ts';
import { contactSheetRouter } from '../sharing/contact-sheet.router.ts';
import { embedRouter } from '../sharing/embed.router.ts';
import { oembedRouter } from '../sharing/oembed.router.ts';
import { pairRouter } from '../sharing/pair.router.ts';
import { readSharedPage } from '../sharing/shared-page.ts';
import { deletePageRouter } from './delete-page.router.ts';
import { downloadRouter } from './download.router.ts';
import { withoutEndSlash } from './public-url.ts';
import { robotsRouter } from './robots.router.ts';

interface Deps extends Pick<RestDeps, 'useCases' | 'publicUrl' | 'bytes' | 'store' | 'archiver'> {
  /** The path of the site's font, for pages besides the client; null if there is no built client. */
  readonly fontPath: string | null;
}

/**
 * Makes the router of the pages besides the API and the client: `/d/…`, `/oembed`, `/downloads/…`, pictures and
 * frames of comparisons, and the files for search engines. Mount it at the root.
 */
export const createPagesRouter = ({ useCases, bytes, store, archiver, fontPath, ...deps }: Deps): Router => {
  const publicUrl = withoutEndSlash(deps.publicUrl);
  const readPage = readSharedPage({ useCases, publicUrl });
  return Router()
    .use(deletePageRouter({ useCases, fontPath }))
    .use(downloadRouter({ useCases, archiver }))
    .use(oembedRouter({ readPage, publicUrl }))
    .use(embedRouter({ useCases, publicUrl }))
    .use(pairRouter({ useCases, bytes, store }))
    .use(contactSheetRouter({ useCases }))
    .use(robotsRouter({ publicUrl }));
};
