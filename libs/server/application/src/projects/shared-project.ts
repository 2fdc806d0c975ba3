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
  Clock,
  ImageRepository,
  PasswordHasher,
  ProjectRepository,
  Secrets,
  SharedByLink,
  ShareLinkRepository,
} from '../ports/index.ts';
import { imagesOfProject, type ImagesOfProject, type ProjectPaging } from './read-projects.ts';

interface Deps {
  readonly shareLinks: ShareLinkRepository;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** What a stranger holds: the token of the address, and the ticket that the password was exchanged for, if it has one. */
export interface LinkCredentials {
  readonly token: string;
  readonly ticket?: string | null;
}

/** Good for 12 hours, or until the link expires or is revoked. */
export interface LinkTicket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

const TICKET_MS = 12 * 60 * 60 * 1000;

const linkGone = (): DomainError => new DomainError('NOT_FOUND', TEXTS.projects.linkNotFound);

/** NOT_FOUND for a link that was never there, was revoked, or whose project or account is deleted; LINK_EXPIRED after its time. */
const openLink = async ({ shareLinks, secrets, clock }: Deps, token: string): Promise<SharedByLink> => {
  const found = await shareLinks.findByToken(secrets.hash(token));
  if (found === null) throw linkGone();
  if (hasLinkExpired(found.link, clock.now())) {
    throw new DomainError('LINK_EXPIRED', TEXTS.projects.linkExpired);
  }
  return found;
};

const signatureOf = ({ secrets }: Deps, { id }: ShareLink, expiresMs: string): string =>
  secrets.sign(`share-ticket:${id}:${expiresMs}`);

const isTicketOf = (deps: Deps, link: ShareLink, ticket: string): boolean => {
  const [expiresMs = '', signature = ''] = ticket.split('.');
  if (!/^\d{1,15}$/.test(expiresMs) || Number(expiresMs) <= deps.clock.now().getTime()) return false;
  return deps.secrets.equal(signatureOf(deps, link, expiresMs), signature);
};

/** The project a link shows; PASSWORD_REQUIRED where it has a password and the ticket is none, or no longer, of it. */
export const getSharedProject =
  (deps: Deps) =>
  async ({ token, ticket = null }: LinkCredentials): Promise<SharedByLink> => {
    const shared = await openLink(deps, token);
    const isOpen =
      shared.link.passwordHash === null || (ticket !== null && isTicketOf(deps, shared.link, ticket));
    if (!isOpen) throw new DomainError('PASSWORD_REQUIRED', TEXTS.projects.passwordRequired);
    return shared;
  };

interface OpenDeps extends Deps {
  readonly passwords: Pick<PasswordHasher, 'verify'>;
  readonly limits: Pick<AttemptLimits, 'shareLink'>;
}

/** Exchanges a link's password for a ticket. WRONG_PASSWORD, and RATE_LIMITED after ten wrong ones; errors of the link as reading it. */
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
    const expiresMs = String(expiresAt.getTime());
    return { ticket: `${expiresMs}.${signatureOf(deps, link, expiresMs)}`, expiresAt };
  };

/** Images that moderators blocked are their owner's alone, whatever is shared. */
const isShown = ({ block }: Image): boolean => block === null;

interface ImageDeps extends Deps {
  readonly projects: ProjectRepository;
  readonly images: Pick<ImageRepository, 'findOwned'>;
}

/** A page of the images that a link shows, private ones too, in the project's order; errors as of `getSharedProject`. */
export const listSharedImages =
  (deps: ImageDeps) =>
  async (credentials: LinkCredentials, paging: ProjectPaging): Promise<ImagesOfProject & SharedByLink> => {
    const shared = await getSharedProject(deps)(credentials);
    const page = await imagesOfProject(deps, shared.project, paging);
    return { ...shared, ...page, images: page.images.filter(isShown) };
  };

/** The images that stand for a shared project, as far as they are shown; at most four. */
export const sharedPreview = async (
  { images }: Pick<ImageDeps, 'images'>,
  { ownerId, previewUids }: Pick<Project, 'ownerId' | 'previewUids'>,
): Promise<readonly Image[]> => (await images.findOwned(ownerId, previewUids)).filter(isShown);

export type GetSharedProject = ReturnType<typeof getSharedProject>;
export type OpenSharedProject = ReturnType<typeof openSharedProject>;
export type ListSharedImages = ReturnType<typeof listSharedImages>;
