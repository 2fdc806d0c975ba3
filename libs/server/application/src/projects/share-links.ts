import {
  DomainError,
  hasLinkExpired,
  invalidField,
  notFound,
  requireUser,
  type ShareLink,
  type Viewer,
} from '@safelight/domain';
import { linkPasswordProblem, PROJECT_MAX_LINKS, TEXTS } from '@safelight/rules';
import type { PasswordHasher, Ports } from '../ports/index.ts';
import { ownProject } from './read-projects.ts';

interface Deps extends Pick<Ports, 'projects' | 'unitOfWork' | 'secrets' | 'ids' | 'clock'> {
  readonly passwords: Pick<PasswordHasher, 'hash'>;
}

/** A share link as its owner sees it, with the token of its address. */
export interface OwnShareLink {
  readonly link: ShareLink;
  readonly token: string;
  readonly isExpired: boolean;
}

export interface ShareLinkInput {
  readonly expiresAt?: Date | null;
  readonly password?: string | null;
}

/**
 * Derives the token from the id with the server's key, so that the owner can copy the address again although
 * the token is not stored.
 */
const tokenOf = ({ secrets }: Pick<Ports, 'secrets'>, id: string): string => secrets.sign(`share-link:${id}`);

const checkedPassword = (password: string): string => {
  const problem = linkPasswordProblem(password);
  if (problem !== null) throw invalidField('password', problem);
  return password;
};

/**
 * Creates a link that shows one of the viewer's projects to anyone who has its address. Throws NOT_FOUND if the
 * project is not the viewer's, INVALID_INPUT for an expiry in the past and for a password that is empty, too short
 * or too long, CONFLICT beyond 20 links.
 */
export const createShareLink =
  (deps: Deps) =>
  async (
    viewer: Viewer,
    projectId: string,
    { expiresAt = null, password = null }: ShareLinkInput,
  ): Promise<OwnShareLink> => {
    const ownerId = requireUser(viewer);
    const now = deps.clock.now();
    if (expiresAt !== null && expiresAt <= now) throw invalidField('expires_at', TEXTS.projects.expiryPassed);
    const checked = password === null ? null : checkedPassword(password);
    await ownProject(deps, ownerId, projectId);
    const id = deps.ids.uuid();
    const token = tokenOf(deps, id);
    const link: ShareLink = {
      id,
      projectId,
      ownerId,
      tokenHash: deps.secrets.hash(token),
      passwordHash: checked === null ? null : await deps.passwords.hash(checked),
      expiresAt,
      createdAt: now,
    };
    await deps.unitOfWork.transaction(async (tx) => {
      await tx.users.lock(ownerId);
      await ownProject(tx, ownerId, projectId);
      if ((await tx.shareLinks.list(ownerId, projectId)).length >= PROJECT_MAX_LINKS) {
        throw new DomainError('CONFLICT', TEXTS.projects.tooManyLinks(PROJECT_MAX_LINKS));
      }
      await tx.shareLinks.insert(link);
    });
    return { link, token, isExpired: false };
  };

/** Returns the share links of one of the viewer's projects, newest first, including expired ones. */
export const listShareLinks =
  (deps: Pick<Ports, 'projects' | 'shareLinks' | 'secrets' | 'clock'>) =>
  async (viewer: Viewer, projectId: string): Promise<readonly OwnShareLink[]> => {
    const ownerId = requireUser(viewer);
    const { id } = await ownProject(deps, ownerId, projectId);
    const links = await deps.shareLinks.list(ownerId, id);
    return links.map((link) => ({
      link,
      token: tokenOf(deps, link.id),
      isExpired: hasLinkExpired(link, deps.clock.now()),
    }));
  };

/**
 * Revokes a share link, which stops working at once, even for pages that are open. Throws NOT_FOUND if it is
 * not the viewer's.
 */
export const revokeShareLink =
  ({ shareLinks }: Pick<Ports, 'shareLinks'>) =>
  async (viewer: Viewer, id: string): Promise<void> => {
    if (!(await shareLinks.delete(requireUser(viewer), id))) throw notFound();
  };
