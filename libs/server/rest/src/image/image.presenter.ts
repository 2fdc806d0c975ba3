import type { ImageAddresses } from '@safelight/application';
import { ownsImage, type Image, type Viewer } from '@safelight/domain';
import { extensionOf } from '@safelight/rules';

interface Deps {
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

/**
 * An image as the API tells it. Its owner reads of the file as uploaded and of what is theirs alone
 * (`is_favorite`, `last_accessed`); others of the shared rendition, which is what they get.
 */
export const imagePresenter =
  ({ addresses, publicUrl }: Deps) =>
  (viewer: Viewer, image: Image) => {
    const { uid, current } = image;
    const isOwner = ownsImage(viewer, image);
    const isPublic = image.privacy === 'public';
    const file = isOwner ? current.original : current.shared;
    return {
      uid,
      original_filename: image.originalFilename,
      title: image.title,
      file_size: file.sizeBytes,
      content_type: file.contentType,
      file_extension: extensionOf(current.contentType),
      width: current.width,
      height: current.height,
      privacy: image.privacy,
      is_public: isPublic,
      tags: image.tags,
      created_at: image.createdAt.toISOString(),
      updated_at: image.updatedAt.toISOString(),
      file_url: `${publicUrl}/api/images/file/${uid}/`,
      direct_url: isPublic ? `${publicUrl}${addresses.pathOf(image, current, 'full')}` : null,
      thumbnail_url: `${publicUrl}${addresses.pathOf(image, current, 320)}`,
      download_url: `${publicUrl}/api/images/download/${uid}/`,
      permalink: `${publicUrl}/image/${uid}`,
      view_count: image.viewCount,
      ...(isOwner
        ? { is_favorite: image.isFavorite, last_accessed: image.lastAccessedAt?.toISOString() ?? null }
        : {}),
    };
  };

export type PresentImage = ReturnType<typeof imagePresenter>;
