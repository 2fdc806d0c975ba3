import {
  DomainError,
  unknownImages,
  hasLinkExpired,
  notFound,
  PREVIEW_IMAGES,
  type Image,
  type Project,
} from '@safelight/domain';
import { PROJECT_MAX_IMAGES, TEXTS } from '@safelight/rules';
import type {
  NewProject,
  PlacedImages,
  ProjectCursor,
  ProjectFilter,
  ProjectImagePage,
  ProjectPage,
  ProjectPlace,
  ProjectSort,
  Repositories,
} from '../ports/index.ts';
import {
  isHiddenOwner,
  type HeldImage,
  type KeptProject,
  type Read,
  type Tables,
} from './in-memory-tables.ts';

/** Removes an image that is purged from its projects. */
export const leaveProjects = ({ projects }: Tables, uid: string): void => {
  for (const project of projects.values()) {
    const images = project.images.filter((held) => held.uid !== uid);
    if (images.length < project.images.length) projects.set(project.id, { ...project, images });
  }
};

const byPosition = (a: HeldImage, b: HeldImage): number => a.position - b.position;

const matches = (project: NewProject, search: string | null, filter: ProjectFilter): boolean =>
  project.name.toLowerCase().includes(search?.toLowerCase() ?? '') &&
  (filter.createdFrom === null || project.createdAt >= filter.createdFrom) &&
  (filter.createdTo === null || project.createdAt < filter.createdTo) &&
  filter.tags.every((tag) => project.tags.includes(tag));

const sortKeyOf = ({ name, createdAt }: NewProject, sort: ProjectSort): string =>
  sort === 'name' ? name.toLowerCase() : createdAt.toISOString();

const compare = (sort: ProjectSort, a: ProjectCursor, b: ProjectCursor): number => {
  const isBefore = a.sortKey === b.sortKey ? a.id < b.id : a.sortKey < b.sortKey;
  return (isBefore ? -1 : 1) * (sort === 'newest' ? -1 : 1);
};

/** The distance between the positions of two images while there is room, as in the database. */
const GAP = 2 ** 20;

const spread = (images: readonly HeldImage[]): HeldImage[] =>
  [...images].sort(byPosition).map((held, n) => ({ ...held, position: (n + 1) * GAP }));

const placeIn = (images: readonly HeldImage[], { uids, beforeUid }: PlacedImages): HeldImage[] => {
  const rest = images.filter(({ uid }) => !uids.includes(uid));
  const at = beforeUid === null ? rest.length : rest.findIndex(({ uid }) => uid === beforeUid);
  if (at === -1) throw notFound('image');
  const room = (uids.length + 1) * GAP;
  const next = rest[at]?.position ?? (rest.at(-1)?.position ?? 0) + room;
  const previous = rest[at - 1]?.position ?? next - room;
  const step = Math.floor((next - previous) / (uids.length + 1));
  if (step < 1) return placeIn(spread(images), { uids, beforeUid });
  const placed = uids.map((uid, n) => ({
    uid,
    position: previous + step * (n + 1),
    isCover: images.some((held) => held.uid === uid && held.isCover),
  }));
  return [...rest, ...placed].sort(byPosition);
};

export const projects = (read: Read): Pick<Repositories, 'projects' | 'shareLinks'> => {
  const livingImage = (uid: string): Image | null => {
    const image = read().images.get(uid);
    return image?.deletedAt === null ? image : null;
  };
  const shownOf = ({ images }: KeptProject): HeldImage[] =>
    [...images].sort(byPosition).filter(({ uid }) => livingImage(uid) !== null);
  const whole = (kept: KeptProject): Project => {
    const { images: _images, ...project } = kept;
    const shown = shownOf(kept);
    const cover = shown.find(({ isCover }) => isCover);
    const first = cover === undefined ? shown : [cover, ...shown.filter((image) => image !== cover)];
    return {
      ...project,
      imageCount: shown.length,
      coverUid: cover?.uid ?? null,
      previewUids: first.slice(0, PREVIEW_IMAGES).map(({ uid }) => uid),
    };
  };
  const owned = (ownerId: string, id: string): KeptProject | null => {
    const project = read().projects.get(id);
    return project?.ownerId === ownerId ? project : null;
  };
  const living = (ownerId: string, id: string): KeptProject | null => {
    const project = owned(ownerId, id);
    return project?.deletedAt === null ? project : null;
  };
  const changed = (ownerId: string, id: string): KeptProject => {
    const project = living(ownerId, id);
    if (project === null) throw notFound();
    return project;
  };
  const allOf = (ownerId: string): KeptProject[] =>
    [...read().projects.values()].filter((project) => project.ownerId === ownerId);
  const pageOf = (
    found: readonly KeptProject[],
    sort: ProjectSort,
    limit: number,
    after: ProjectCursor | null,
  ): ProjectPage => {
    const keyed = found
      .map((project) => ({ project, id: project.id, sortKey: sortKeyOf(project, sort) }))
      .sort((a, b) => compare(sort, a, b))
      .filter((one) => after === null || (one.id !== after.id && compare(sort, after, one) < 0));
    const page = keyed.slice(0, limit);
    const last = page.at(-1);
    return {
      projects: page.map(({ project }) => whole(project)),
      hasNext: keyed.length > limit,
      end: last === undefined ? null : { sortKey: last.sortKey, id: last.id },
    };
  };
  const placesOf = (
    project: KeptProject | null,
    limit: number,
    after: ProjectPlace | null,
  ): ProjectImagePage => {
    const rest = (project === null ? [] : shownOf(project)).filter(
      ({ position }) => after === null || position > after.position,
    );
    return {
      places: rest.slice(0, limit).map(({ position, uid }) => ({ position, uid })),
      hasNext: rest.length > limit,
    };
  };
  const put = (project: KeptProject): void => void read().projects.set(project.id, project);
  const setDeleted = (ownerId: string, ids: readonly string[], at: Date | null): readonly string[] => {
    const found = [...new Set(ids)].filter((id) => {
      const project = owned(ownerId, id);
      return project !== null && (project.deletedAt === null) === (at !== null);
    });
    for (const id of found) put({ ...(owned(ownerId, id) as KeptProject), deletedAt: at });
    return found;
  };
  const opened = (projectId: string): KeptProject | null => {
    const project = read().projects.get(projectId);
    if (project === undefined || project.deletedAt !== null) return null;
    return isHiddenOwner(read(), project.ownerId) ? null : project;
  };

  return {
    projects: {
      insert: async (project) => {
        if (read().projects.has(project.id)) return false;
        put({ ...project, deletedAt: null, images: [] });
        return true;
      },
      findOwned: async (ownerId, ids) =>
        [...new Set(ids)].flatMap((id) => {
          const project = living(ownerId, id);
          return project === null ? [] : whole(project);
        }),
      list: async ({ ownerId, sort, limit, after, search, filter }) => {
        if (after !== null && sort !== 'name' && Number.isNaN(Date.parse(after.sortKey))) {
          throw new DomainError('INVALID_INPUT', 'This is not a cursor of this list.');
        }
        const found = allOf(ownerId).filter(
          (project) => project.deletedAt === null && matches(project, search, filter),
        );
        return pageOf(found, sort, limit, after);
      },
      listTrashedOf: async (ownerId, limit, after) =>
        pageOf(
          allOf(ownerId).filter(({ deletedAt }) => deletedAt !== null),
          'oldest',
          limit,
          after,
        ),
      listTags: async (ownerId, limit) => {
        const all = [...read().projects.values()].filter(
          (project) => project.ownerId === ownerId && project.deletedAt === null,
        );
        return [...new Set(all.flatMap(({ tags }) => tags))].sort().slice(0, limit);
      },
      update: async (ownerId, id, { coverUid, ...changes }, at) => {
        const project = living(ownerId, id);
        if (project === null) return null;
        const isShown = shownOf(project).some(({ uid }) => uid === coverUid);
        if (typeof coverUid === 'string' && !isShown) throw notFound('image');
        const images =
          coverUid === undefined
            ? project.images
            : project.images.map((held) => ({ ...held, isCover: held.uid === coverUid }));
        put({ ...project, ...changes, images, updatedAt: at });
        return whole(changed(ownerId, id));
      },
      trash: async (ownerId, ids, at) => setDeleted(ownerId, ids, at),
      restore: async (ownerId, ids) => setDeleted(ownerId, ids, null),
      listTrashed: async (before, limit) =>
        [...read().projects.values()]
          .filter(({ deletedAt }) => deletedAt !== null && deletedAt < before)
          .sort((a, b) => (a.deletedAt?.getTime() ?? 0) - (b.deletedAt?.getTime() ?? 0))
          .slice(0, limit)
          .map(({ ownerId, id }) => ({ ownerId, id })),
      remove: async (ownerId, id, deletedBefore) => {
        const deletedAt = owned(ownerId, id)?.deletedAt ?? null;
        if (deletedAt === null || deletedAt >= deletedBefore) return false;
        for (const link of [...read().shareLinks.values()]) {
          if (link.projectId === id) read().shareLinks.delete(link.id);
        }
        return read().projects.delete(id);
      },
      addImages: async (ownerId, id, { uids, beforeUid }, at) => {
        const project = changed(ownerId, id);
        const unknown = uids.filter((uid) => livingImage(uid)?.ownerId !== ownerId);
        if (unknown.length > 0) throw unknownImages(unknown);
        const added = [...new Set(uids)].filter((uid) => !project.images.some((held) => held.uid === uid));
        if (project.images.length + added.length > PROJECT_MAX_IMAGES) {
          throw new DomainError('PROJECT_FULL', TEXTS.projects.full(PROJECT_MAX_IMAGES), {
            limit: PROJECT_MAX_IMAGES,
            images: project.images.length,
          });
        }
        put({ ...project, images: placeIn(project.images, { uids: added, beforeUid }), updatedAt: at });
        return added;
      },
      removeImages: async (ownerId, id, uids, at) => {
        const project = changed(ownerId, id);
        const gone = [...new Set(uids)].filter((uid) => project.images.some((held) => held.uid === uid));
        put({ ...project, images: project.images.filter(({ uid }) => !gone.includes(uid)), updatedAt: at });
        return gone;
      },
      moveImages: async (ownerId, id, { uids, beforeUid }, at) => {
        const project = changed(ownerId, id);
        const moved = [...new Set(uids)].filter(
          (uid) => uid !== beforeUid && project.images.some((held) => held.uid === uid),
        );
        put({ ...project, images: placeIn(project.images, { uids: moved, beforeUid }), updatedAt: at });
        return moved;
      },
      listImages: async (ownerId, id, limit, after) => placesOf(living(ownerId, id), limit, after),
      listImagesWithTrash: async (ownerId, id, limit, after) => placesOf(owned(ownerId, id), limit, after),
      listHolding: async (ownerId, imageUid, limit) =>
        [...read().projects.values()]
          .filter((project) => living(ownerId, project.id) !== null)
          .filter(({ images }) => images.some(({ uid }) => uid === imageUid))
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
          .slice(0, limit)
          .map(({ id }) => id),
    },
    shareLinks: {
      insert: async (link) => {
        if (!read().projects.has(link.projectId)) throw notFound();
        read().shareLinks.set(link.id, link);
      },
      list: async (ownerId, projectId) =>
        [...read().shareLinks.values()]
          .filter((link) => link.ownerId === ownerId && link.projectId === projectId)
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1)),
      findByToken: async (tokenHash) => {
        const link = [...read().shareLinks.values()].find((one) => one.tokenHash === tokenHash);
        const project = link === undefined ? null : opened(link.projectId);
        return link === undefined || project === null ? null : { link, project: whole(project) };
      },
      shows: async (linkId, imageUid, now) => {
        const link = read().shareLinks.get(linkId);
        if (link === undefined || hasLinkExpired(link, now)) return false;
        const project = opened(link.projectId);
        return project !== null && shownOf(project).some(({ uid }) => uid === imageUid);
      },
      delete: async (ownerId, id) =>
        read().shareLinks.get(id)?.ownerId === ownerId && read().shareLinks.delete(id),
    },
  };
};
