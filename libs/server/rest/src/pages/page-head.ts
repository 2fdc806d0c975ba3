import { DomainError } from '@safelight/domain';
import { escapeHtml, SITE_NAME, sitePageAt } from '@safelight/rules';
import type { RestDeps } from '../rest-deps.ts';
import { drawingOf } from '../sharing/first-picture.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { readSharedPage } from '../sharing/shared-page.ts';
import { isSharedProjectPath, sharedProjectHead } from '../sharing/shared-project-page.ts';
import { withoutEndSlash } from './public-url.ts';

/** What a page of this site says to whoever reads it without running it. */
export interface PageHead {
  /** 404 for pages that are not there, and for what strangers may not see. */
  readonly status: 200 | 404;
  /** Plain text; null for the site's own. */
  readonly title: string | null;
  readonly description: string | null;
  /** Tags for the head, as HTML; may be empty. */
  readonly tags: string;
  /** What is seen before the client runs, as HTML for the start of the body; may be empty. */
  readonly drawing: string;
}

type Deps = Pick<RestDeps, 'useCases' | 'publicUrl' | 'logger'>;

const NO_ROBOTS = '<meta name="robots" content="noindex" />';
const canonical = (address: string): string => `<link rel="canonical" href="${escapeHtml(address)}" />`;
const titled = (title: string): string => `${title} · ${SITE_NAME}`;

/** True for addresses of an image or a comparison, even where no uid could be the one in them. */
const isPageOfPicture = (path: string): boolean =>
  /^\/(image|comparison)\//.test(path) && sitePageAt(path) === null;

const NOT_THERE: PageHead = { status: 404, title: null, description: null, tags: NO_ROBOTS, drawing: '' };

/**
 * Reads what the page at a path says of itself. Pictures, comparisons and shared projects are read as a stranger
 * would; while they cannot be read, their pages say nothing but still open.
 */
export const createPageHeads = ({ useCases, logger, ...deps }: Deps) => {
  const publicUrl = withoutEndSlash(deps.publicUrl);
  const readPage = readSharedPage({ useCases, publicUrl });

  /** Null for pages that show nothing of what people made. */
  const sharedHead = async (path: string): Promise<PageHead | null> => {
    if (isSharedProjectPath(path)) {
      const head = await sharedProjectHead({ useCases, publicUrl }, path);
      return { ...head, title: null, description: null, drawing: '' };
    }
    const page = await readPage(path);
    if (page === null) return isPageOfPicture(path) ? NOT_THERE : null;
    const { title, description } = page;
    const tags = pageTags(publicUrl, page);
    return { status: 200, title: titled(title), description, tags, drawing: drawingOf(page.first) };
  };

  const ownHead = (path: string): PageHead => {
    const page = sitePageAt(path);
    if (page === null) return NOT_THERE;
    const { title, description, isListed } = page;
    // Of addresses that show the same, search engines keep the one named here. That of a post names itself.
    const named = page.path === '/docs' ? '/api-docs' : path.replace(/(.)\/$/, '$1');
    const tags = isListed ? canonical(`${publicUrl}${named}`) : NO_ROBOTS;
    return {
      status: 200,
      title: path === '/' ? `${SITE_NAME} · ${title}` : titled(title),
      description,
      tags,
      drawing: '',
    };
  };

  return async (path: string): Promise<PageHead> => {
    try {
      return (await sharedHead(path)) ?? ownHead(path);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return NOT_THERE;
      logger.warn({ err: error }, 'a page is served without its tags');
      return { status: 200, title: null, description: null, tags: '', drawing: '' };
    }
  };
};

export type ReadPageHead = ReturnType<typeof createPageHeads>;
