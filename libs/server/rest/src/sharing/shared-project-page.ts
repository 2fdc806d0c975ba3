import type { UseCases } from '@safelight/application';
import { CONTACT_SHEET_SIZE, DomainError, type Project } from '@safelight/domain';
import { escapeHtml, sharedProjectPathOf, SITE_NAME } from '@safelight/rules';

/** The path of a shared project's preview picture. */
export const contactSheetPathOf = (token: string): string => `/p/${token}/preview.jpg`;

const PAGE = /^\/p\/([\w-]{43})\/?$/;
const NO_ROBOTS = '<meta name="robots" content="noindex, nofollow" />';

/** True for the path of any share link's page, even if the link is invalid. */
export const isSharedProjectPath = (path: string): boolean => path.startsWith('/p/');

interface Deps {
  readonly useCases: Pick<UseCases, 'getSharedProject'>;
  readonly publicUrl: string;
}

const countText = (count: number): string => `${count} ${count === 1 ? 'image' : 'images'}`;

interface Address {
  readonly token: string;
  readonly publicUrl: string;
}

const tagsOf = ({ name, description, imageCount }: Project, { token, publicUrl }: Address): string => {
  const said = description ?? countText(imageCount);
  const picture = `${publicUrl}${contactSheetPathOf(token)}`;
  const meta = (attribute: 'property' | 'name', key: string, content: string): string =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
  const pictures =
    imageCount === 0
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', picture),
          meta('property', 'og:image:width', String(CONTACT_SHEET_SIZE.width)),
          meta('property', 'og:image:height', String(CONTACT_SHEET_SIZE.height)),
          meta('property', 'og:image:alt', name),
          meta('name', 'twitter:card', 'summary_large_image'),
          meta('name', 'twitter:image', picture),
        ];
  return [
    NO_ROBOTS,
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', name),
    meta('property', 'og:description', said),
    meta('property', 'og:url', publicUrl + sharedProjectPathOf(token)),
    meta('name', 'twitter:title', name),
    meta('name', 'twitter:description', said),
    ...pictures,
  ].join('\n    ');
};

/** The head of a share link's page, for programs that read the page without running its scripts. */
interface SharedProjectHead {
  /** 404 for an unknown, revoked or expired link; the page still explains this to people. */
  readonly status: 200 | 404;
  /**
   * Tags that exclude search engines from every share link. For a link with a password, or one that cannot be
   * read, there are no other tags.
   */
  readonly tags: string;
}

const GONE: SharedProjectHead = { status: 404, tags: NO_ROBOTS };
const SILENT: SharedProjectHead = { status: 200, tags: NO_ROBOTS };

/** Reads what a share link shows to anyone who has only its address. */
export const sharedProjectHead = async (
  { useCases, publicUrl }: Deps,
  path: string,
): Promise<SharedProjectHead> => {
  const [, token] = PAGE.exec(path) ?? [];
  if (token === undefined) return GONE;
  try {
    const { project } = await useCases.getSharedProject({ token });
    return { status: 200, tags: tagsOf(project, { token, publicUrl }) };
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    return code === 'NOT_FOUND' || code === 'LINK_EXPIRED' ? GONE : SILENT;
  }
};
