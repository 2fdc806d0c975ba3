import {
  canViewImage,
  isImageUid,
  notFound,
  ownsImage,
  requireUser,
  type Image,
  type ImageVersion,
  type Viewer,
} from '@safelight/domain';
import type { ImageCount, ImageListQuery, ImagePage, Ports, TagCount } from '../ports/index.ts';
import { asStored } from './image-fields.ts';

type Deps = Pick<Ports, 'images'>;

/** Returns an image that the viewer may see; throws NOT_FOUND otherwise. */
export const getImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string): Promise<Image> => {
    const image = isImageUid(uid) ? await deps.images.find(uid) : null;
    if (image === null || !canViewImage(viewer, image)) throw notFound();
    return image;
  };

/** Returns one of the viewer's own images; throws NOT_FOUND otherwise, UNAUTHENTICATED for anonymous viewers. */
export const getOwnImage =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string): Promise<Image> => {
    requireUser(viewer);
    const image = isImageUid(uid) ? await deps.images.find(uid) : null;
    if (image === null || image.deletedAt !== null || !ownsImage(viewer, image)) throw notFound();
    return image;
  };

/** Returns those of these images that are the viewer's own and not in the trash, by one query. */
export const getOwnImages =
  (deps: Deps) =>
  async (viewer: Viewer, uids: readonly string[]): Promise<readonly Image[]> =>
    deps.images.findOwned(requireUser(viewer), uids);

export const listImages =
  (deps: Deps) =>
  async (viewer: Viewer, query: Omit<ImageListQuery, 'ownerId'>): Promise<ImagePage> =>
    deps.images.list({ ...asStored(query), ownerId: requireUser(viewer) });

export const countImages =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<number> =>
    deps.images.countByOwner(requireUser(viewer));

/** Returns the number of the viewer's images that match a search and a filter. */
export const countMatchingImages =
  (deps: Deps) =>
  async (viewer: Viewer, wanted: Pick<ImageListQuery, 'search' | 'filter'>): Promise<ImageCount> => {
    const { search, filter } = asStored(wanted);
    return deps.images.countMatching(requireUser(viewer), search, filter);
  };

const MAX_LISTED_TAGS = 100;

/** Returns the viewer's own tags, most used first. */
export const listImageTags =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<readonly TagCount[]> =>
    deps.images.listTags(requireUser(viewer), MAX_LISTED_TAGS);

/** Returns the versions that a viewer may see: all for the owner, the current one for others. */
export const listVersions =
  (deps: Deps) =>
  async (viewer: Viewer, image: Image): Promise<readonly ImageVersion[]> =>
    ownsImage(viewer, image) ? deps.images.listVersions(image.uid) : [image.current];

export interface VersionOfImage {
  readonly image: Image;
  readonly version: ImageVersion;
}

/** Returns one of the versions that `listVersions` returns to this viewer; throws NOT_FOUND otherwise. */
export const getVersion =
  (deps: Deps) =>
  async (viewer: Viewer, uid: string, versionId: string): Promise<VersionOfImage> => {
    const image = await getImage(deps)(viewer, uid);
    if (image.current.id === versionId) return { image, version: image.current };
    const version = ownsImage(viewer, image) ? await deps.images.findVersion(versionId) : null;
    if (version === null || version.imageUid !== uid) throw notFound();
    return { image, version };
  };
