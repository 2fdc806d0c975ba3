import { DomainError, notFound, requireUser, type Project, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { archiveName, folderName, UniqueNames } from '../images/archive-names.ts';
import type { ImageArchive } from '../images/export-images.ts';
import type { ArchiveEntry, ImageRepository, ImageStore, Ports, ProjectPlace } from '../ports/index.ts';
import { chosenProjectIds } from './project-fields.ts';
import { imagesOfProject, type ImagesOfProject } from './read-projects.ts';

export interface ArchiveOfProjectsDeps extends Pick<Ports, 'projects' | 'clock'> {
  readonly images: Pick<ImageRepository, 'findOwned'>;
  readonly store: Pick<ImageStore, 'open'>;
}

/** The number of images that are read at a time. */
const PAGE = 500;

/** Returns a filename that sorts in the order of the project: `0001-beach.jpg`. */
const numbered = (number: number, name: string, total: number): string =>
  `${String(number).padStart(Math.max(3, String(total).length), '0')}-${name}`;

/**
 * Returns an archive with the originals of the images of the owner's projects. Each project is a folder, and
 * each filename starts with the number of the image. Images are read while the archive is written, so that
 * their number is unlimited. Throws NOT_FOUND if none of the projects is the owner's, CONFLICT if none
 * contains an image, INVALID_INPUT for no or too many ids.
 */
export const archiveOfProjects =
  (deps: ArchiveOfProjectsDeps) =>
  async (ownerId: string, ids: readonly string[]): Promise<ImageArchive> => {
    const found = await deps.projects.findOwned(ownerId, chosenProjectIds(ids));
    const [first] = found;
    if (first === undefined) throw notFound();
    if (found.every(({ imageCount }) => imageCount === 0)) {
      throw new DomainError('CONFLICT', TEXTS.projects.noImages);
    }

    async function* imagesOf(project: Project): AsyncGenerator<ImagesOfProject['images'][number]> {
      for (let after: ProjectPlace | null = null; ;) {
        const page: ImagesOfProject = await imagesOfProject(deps, project, { limit: PAGE, after });
        yield* page.images;
        if (!page.hasNext || page.end === null) return;
        after = page.end;
      }
    }

    async function* entries(): AsyncGenerator<ArchiveEntry> {
      const folders = new UniqueNames();
      for (const project of found) {
        const folder = folders.ofFolder(folderName(project.name));
        let number = 0;
        for await (const { originalFilename, current } of imagesOf(project)) {
          number += 1;
          const name = numbered(number, archiveName(originalFilename, current), project.imageCount);
          yield {
            name: `${folder}/${name}`,
            modifiedAt: current.createdAt,
            open: () => deps.store.open(current.original.key),
          };
        }
      }
    }

    const day = deps.clock.now().toISOString().slice(0, 10);
    const what = found.length === 1 ? folderName(first.name) : 'projects';
    return { ownerId, filename: `safelight-${what}-${day}.zip`, entries: entries() };
  };

/** Returns the archive of the viewer's projects; throws the errors of `archiveOfProjects`. */
export const exportProjects =
  (deps: ArchiveOfProjectsDeps) =>
  async (viewer: Viewer, ids: readonly string[]): Promise<ImageArchive> =>
    archiveOfProjects(deps)(requireUser(viewer), ids);
