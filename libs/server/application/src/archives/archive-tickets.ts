import { notFound, requireUser, type Viewer } from '@safelight/domain';
import { archiveOfImages, type ArchiveOfImagesDeps, type ImageArchive } from '../images/export-images.ts';
import type { Ports } from '../ports/index.ts';
import { archiveOfProjects, type ArchiveOfProjectsDeps } from '../projects/export-projects.ts';
import { isTicketFor, ticketFor } from '../tickets/signed-ticket.ts';

type Deps = Pick<Ports, 'secrets' | 'clock'>;

/** Makes the archive of what a person has chosen. */
type ArchiveOf = (ownerId: string, ids: readonly string[]) => Promise<ImageArchive>;

/** For how long the download may begin. A page begins it as soon as it has the ticket. */
const TICKET_MS = 60_000;

type Content = 'images' | 'projects';

/** A ticket is for one selection of one owner. */
const purposeOf = (content: Content, ownerId: string, ids: readonly string[]): string =>
  `archive of ${content}:${ownerId}:${ids.join(',')}`;

const request =
  (deps: Deps, content: Content, archiveOf: ArchiveOf) =>
  async (viewer: Viewer, ids: readonly string[]): Promise<string> => {
    const ownerId = requireUser(viewer);
    // No image is read before the archive is opened; this only finds out whether the archive can be made.
    await archiveOf(ownerId, ids);
    const expiresAt = new Date(deps.clock.now().getTime() + TICKET_MS);
    return `${ownerId}.${ticketFor(deps, purposeOf(content, ownerId, ids), expiresAt)}`;
  };

const open =
  (deps: Deps, content: Content, archiveOf: ArchiveOf) =>
  async (ticket: string, ids: readonly string[]): Promise<ImageArchive> => {
    const [ownerId = ''] = ticket.split('.', 1);
    const signed = ticket.slice(ownerId.length + 1);
    if (!isTicketFor(deps, purposeOf(content, ownerId, ids), signed)) throw notFound();
    return archiveOf(ownerId, ids);
  };

/**
 * Returns a ticket for the archive of these images, with which a browser downloads it by itself, without the session
 * that only the page knows. Throws the errors of `exportImages`.
 */
export const requestImageArchive = (deps: Deps & ArchiveOfImagesDeps) =>
  request(deps, 'images', archiveOfImages(deps));

/**
 * Returns the archive of a ticket to anyone who has it; throws NOT_FOUND unless the ticket is valid and for these uids
 * in this order.
 */
export const openImageArchive = (deps: Deps & ArchiveOfImagesDeps) =>
  open(deps, 'images', archiveOfImages(deps));

/** Like `requestImageArchive`, for projects. Throws the errors of `exportProjects`. */
export const requestProjectArchive = (deps: Deps & ArchiveOfProjectsDeps) =>
  request(deps, 'projects', archiveOfProjects(deps));

/** Like `openImageArchive`, for projects. */
export const openProjectArchive = (deps: Deps & ArchiveOfProjectsDeps) =>
  open(deps, 'projects', archiveOfProjects(deps));
