import {
  DomainError,
  hasLinkExpired,
  type Client,
  type Image,
  type Project,
  type ShareLink,
} from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { AttemptLimits } from '../limits/attempt-limits.ts';
import type {
  ImageRepository,
  PasswordHasher,
  Ports,
  ProjectRepository,
  SharedByLink,
} from '../ports/index.ts';
import { isTicketFor, ticketFor } from '../tickets/signed-ticket.ts';
import { imagesOfProject, type ImagesOfProject, type ProjectPaging } from './read-projects.ts';

type Deps = Pick<Ports, 'shareLinks' | 'secrets' | 'clock'>;

/**
 * What a visitor of a share link sends: the token of the address, and a ticket if the link has a password.
 */
export interface LinkCredentials {
  readonly token: string;
  readonly ticket?: string | null;
}

/**
 * The ticket of a visitor who entered the password. It is valid for 12 hours, or until the link expires or is
 * revoked.
 */
export interface LinkTicket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

const TICKET_MS = 12 * 60 * 60 * 1000;

const linkGone = (): DomainError => new DomainError('NOT_FOUND', TEXTS.projects.linkNotFound);

/**
 * Finds the share link of a token. Throws NOT_FOUND if the token is unknown, the link was revoked, or its
 * project or account is deleted; LINK_EXPIRED if the link has expired.
 */
const openLink = async ({ shareLinks, secrets, clock }: Deps, token: string): Promise<SharedByLink> => {
  const found = await shareLinks.findByToken(secrets.hash(token));
  if (found === null) throw linkGone();
  if (hasLinkExpired(found.link, clock.now())) {
    throw new DomainError('LINK_EXPIRED', TEXTS.projects.linkExpired);
  }
  return found;
};

const purposeOf = ({ id }: ShareLink): string => `share-ticket:${id}`;

/**
 * Returns the project of a share link; throws PASSWORD_REQUIRED if it has a password and the ticket is missing
 * or invalid.
 */
export const getSharedProject =
  (deps: Deps) =>
  async ({ token, ticket = null }: LinkCredentials): Promise<SharedByLink> => {
    const shared = await openLink(deps, token);
    const isOpen =
      shared.link.passwordHash === null ||
      (ticket !== null && isTicketFor(deps, purposeOf(shared.link), ticket));
    if (!isOpen) throw new DomainError('PASSWORD_REQUIRED', TEXTS.projects.passwordRequired);
    return shared;
  };

interface OpenDeps extends Deps {
  readonly passwords: Pick<PasswordHasher, 'verify'>;
  readonly limits: Pick<AttemptLimits, 'shareLink'>;
}

/**
 * Exchanges the password of a share link for a ticket. Throws WRONG_PASSWORD, RATE_LIMITED after ten wrong
 * passwords, and the errors of reading the link.
 */
export const openSharedProject =
  (deps: OpenDeps) =>
  async (token: string, password: string, client: Client): Promise<LinkTicket> => {
    const { link } = await openLink(deps, token);
    if (link.passwordHash !== null) {
      const forgive = await deps.limits.shareLink(link.id, client);
      if (!(await deps.passwords.verify(link.passwordHash, password))) {
        throw new DomainError('WRONG_PASSWORD', TEXTS.projects.wrongPassword, {
          fields: { password: [TEXTS.projects.wrongPassword] },
        });
      }
      await forgive();
    }
    const expiresAt = new Date(deps.clock.now().getTime() + TICKET_MS);
    return { ticket: ticketFor(deps, purposeOf(link), expiresAt), expiresAt };
  };

/** False for a blocked image, which only its owner and moderators may see, even in a shared project. */
const isShown = ({ block }: Image): boolean => block === null;

interface ImageDeps extends Deps {
  readonly projects: ProjectRepository;
  readonly images: Pick<ImageRepository, 'findOwned'>;
}

/**
 * Returns a page of the images of a share link, including private ones, in the order of the project. Errors
 * are those of `getSharedProject`.
 */
export const listSharedImages =
  (deps: ImageDeps) =>
  async (credentials: LinkCredentials, paging: ProjectPaging): Promise<ImagesOfProject & SharedByLink> => {
    const shared = await getSharedProject(deps)(credentials);
    const page = await imagesOfProject(deps, shared.project, paging);
    return { ...shared, ...page, images: page.images.filter(isShown) };
  };

/** Returns at most four images for the card of a shared project, without blocked ones. */
export const sharedPreview = async (
  { images }: Pick<ImageDeps, 'images'>,
  { ownerId, previewUids }: Pick<Project, 'ownerId' | 'previewUids'>,
): Promise<readonly Image[]> => (await images.findOwned(ownerId, previewUids)).filter(isShown);

export type GetSharedProject = ReturnType<typeof getSharedProject>;
