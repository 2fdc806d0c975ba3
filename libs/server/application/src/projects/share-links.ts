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
import type { PasswordHasher, Ports, Transaction } from '../ports/index.ts';
import { answerOnce } from '../repeats/answer-once.ts';
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
  /** Repeated requests with the same key and parameters return the first link. By default there is no key. */
  readonly idempotencyKey?: string | null;
}

/**
 * Derives the token from the id with the server's key, so that the owner can copy the address again although
 * the token is not stored.
 */
const tokenOf = ({ secrets }: Pick<Ports, 'secrets'>, id: string): string => secrets.sign(`share-link:${id}`);

const ownLink = (deps: Pick<Ports, 'secrets' | 'clock'>, link: ShareLink): OwnShareLink => ({
  link,
  token: tokenOf(deps, link.id),
  isExpired: hasLinkExpired(link, deps.clock.now()),
});

const checkedPassword = (password: string): string => {
  const problem = linkPasswordProblem(password);
  if (problem !== null) throw invalidField('password', problem);
  return password;
};

/**
 * Creates a link that shows one of the viewer's projects to anyone who has its address. Throws NOT_FOUND if the
 * project is not the viewer's, INVALID_INPUT for an expiry in the past and for a password that is empty, too short
 * or too long, CONFLICT beyond 20 links, IDEMPOTENCY_CONFLICT if the key was used for another request.
 */
export const createShareLink =
  (deps: Deps) =>
  async (
    viewer: Viewer,
    projectId: string,
    { expiresAt = null, password = null, idempotencyKey = null }: ShareLinkInput,
  ): Promise<OwnShareLink> => {
    const ownerId = requireUser(viewer);
    const now = deps.clock.now();
    const checked = password === null ? null : checkedPassword(password);
    await ownProject(deps, ownerId, projectId);
    const id = deps.ids.uuid();
    const made: ShareLink = {
      id,
      projectId,
      ownerId,
      tokenHash: deps.secrets.hash(tokenOf(deps, id)),
      passwordHash: checked === null ? null : await deps.passwords.hash(checked),
      expiresAt,
      createdAt: now,
    };
    const create = async (tx: Transaction): Promise<ShareLink> => {
      if (expiresAt !== null && expiresAt <= now)
        throw invalidField('expires_at', TEXTS.projects.expiryPassed);
      await tx.users.lock(ownerId);
      await ownProject(tx, ownerId, projectId);
      if ((await tx.shareLinks.list(ownerId, projectId)).length >= PROJECT_MAX_LINKS) {
        throw new DomainError('CONFLICT', TEXTS.projects.tooManyLinks(PROJECT_MAX_LINKS));
      }
      await tx.shareLinks.insert(made);
      return made;
    };
    // The stored hash of the request must not allow trying passwords, so it contains only what the server's key made
    // of the password.
    const lock = checked === null ? null : deps.secrets.sign(`share-link-request:${checked}`);
    const repeatable = {
      userId: ownerId,
      idempotencyKey,
      request: ['create-share-link', projectId, expiresAt, lock],
    };
    const link = await deps.unitOfWork.transaction((tx) =>
      answerOnce(tx, deps.secrets, repeatable, {
        create: () => create(tx),
        resultOf: (created) => created.id,
        find: async (earlierId) =>
          (await tx.shareLinks.list(ownerId, projectId)).find((each) => each.id === earlierId) ?? null,
      }),
    );
    return ownLink(deps, link);
  };

/** Returns the share links of one of the viewer's projects, newest first, including expired ones. */
export const listShareLinks =
  (deps: Pick<Ports, 'projects' | 'shareLinks' | 'secrets' | 'clock'>) =>
  async (viewer: Viewer, projectId: string): Promise<readonly OwnShareLink[]> => {
    const ownerId = requireUser(viewer);
    const { id } = await ownProject(deps, ownerId, projectId);
    const links = await deps.shareLinks.list(ownerId, id);
    return links.map((link) => ownLink(deps, link));
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
