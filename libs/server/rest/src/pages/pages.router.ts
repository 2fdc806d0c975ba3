import { DomainError } from '@safelight/domain';
import { Router } from 'express';
import type { RestDeps } from '../http/rest-deps.ts';
import { oembedRouter } from '../sharing/oembed.router.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { pairRouter } from '../sharing/pair.router.ts';
import { readSharedPage } from '../sharing/shared-page.ts';
import { deletePageRouter } from './delete-page.router.ts';

type TagDeps = Pick<RestDeps, 'useCases' | 'publicUrl' | 'logger'>;
type Deps = Omit<TagDeps, 'logger'> & Pick<RestDeps, 'bytes' | 'store'>;

const withoutSlash = (publicUrl: string): string => publicUrl.replace(/\/+$/, '');

/**
 * What the server answers beside the API and the client: `/d/…`, `/oembed` and the pictures of comparisons. Mount it
 * at the root.
 */
export const createPagesRouter = ({ useCases, bytes, store, ...deps }: Deps): Router => {
  const publicUrl = withoutSlash(deps.publicUrl);
  const readPage = readSharedPage({ useCases, publicUrl });
  return Router()
    .use(deletePageRouter({ useCases }))
    .use(oembedRouter({ readPage, publicUrl }))
    .use(pairRouter({ useCases, bytes, store }));
};

/**
 * The tags for the head of a page of this site, by its path; empty for pages that are nobody's to preview:
 * private ones, missing ones, and every one while what it is of cannot be read.
 */
export const createPageTags = ({ useCases, logger, ...deps }: TagDeps) => {
  const publicUrl = withoutSlash(deps.publicUrl);
  const readPage = readSharedPage({ useCases, publicUrl });
  return async (path: string): Promise<string> => {
    try {
      const page = await readPage(path);
      return page === null ? '' : pageTags(publicUrl, page);
    } catch (error) {
      const isMissing = error instanceof DomainError && error.code === 'NOT_FOUND';
      if (!isMissing) logger.warn({ err: error }, 'a page is served without its tags');
      return '';
    }
  };
};

export type PageTags = ReturnType<typeof createPageTags>;
