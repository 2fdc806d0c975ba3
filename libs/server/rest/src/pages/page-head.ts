import { DomainError } from '@safelight/domain';
import { escapeHtml, SITE_NAME, sitePageAt } from '@safelight/rules';
import type { RestDeps } from '../rest-deps.ts';
import { drawingOf } from '../sharing/first-picture.ts';
import { pageTags } from '../sharing/page-tags.ts';
import { readSharedPage } from '../sharing/shared-page.ts';
import { isSharedProjectPath, sharedProjectHead } from '../sharing/shared-project-page.ts';
import { withoutEndSlash } from './public-url.ts';

/**
 * The status and head of a page of this site, for programs that read the page without running its scripts.
 */
export interface PageHead {
  /** 404 for pages that do not exist, and for those that strangers may not see. */
  readonly status: 200 | 404;
  /** Plain text; null for the title of the site. */
  readonly title: string | null;
  readonly description: string | null;
  /** Tags for the head, as HTML; may be empty. */
  readonly tags: string;
  /** The HTML shown at the start of the body before the client's scripts run; may be empty. */
  readonly drawing: string;
}

type Deps = Pick<RestDeps, 'useCases' | 'publicUrl' | 'logger'>;

const NO_ROBOTS = '<meta name="robots" content="noindex" />';
const canonical = (address: string): string => `<link rel="canonical" href="${escapeHtml(address)}" />`;
const titled = (title: string): string => `${title} · ${SITE_NAME}`;

/** True for paths of images and comparisons, even if they contain no valid uid. */
const isPageOfPicture = (path: string): boolean =>
  /^\/(image|comparison)\//.test(path) && sitePageAt(path) === null;

const NOT_THERE: PageHead = { status: 404, title: null, description: null, tags: NO_ROBOTS, drawing: '' };

/**
 * Makes a function that reads the head of the page at a path. Pictures, comparisons and shared projects are
 * read as a stranger would see them; while the database fails, their pages open without tags.
 */
export const createPageHeads = ({ useCases, logger, ...deps }: Deps) => {
  const publicUrl = withoutEndSlash(deps.publicUrl);
  const readPage = readSharedPage({ useCases, publicUrl });

  /** The head of a page with content that users made; null for the other pages of the site. */
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
    // When several addresses show the same page, search engines keep the one named here. Each post names its
    // own.
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
