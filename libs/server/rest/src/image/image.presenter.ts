import type { ImageAddresses, UploadedImage } from '@safelight/application';
import { isOpenImage, ownsImage, type Image, type Viewer } from '@safelight/domain';
import { extensionOf, imagePathOf, PRIVACIES } from '@safelight/rules';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

export const imageAnswer = z.strictObject({
  uid: z.string().describe('The uid of the image.'),
  original_filename: z.string().describe('The filename of the upload, under which the file is downloaded.'),
  title: z.string().describe('The title; the filename unless it was changed.'),
  description: z.string().describe('The description; empty when none was given.'),
  file_size: count.describe('Size of the file in bytes.'),
  content_type: z.string().describe('The media type of the file, such as `image/png`.'),
  file_extension: z.string().describe('The extension that belongs to the media type, such as `png`.'),
  width: z.int().positive().describe('The width in pixels.'),
  height: z.int().positive().describe('The height in pixels.'),
  privacy: z
    .enum(PRIVACIES)
    .describe(
      'Who can see the image: everyone who has its address (`public`) or only its owner (`private`).',
    ),
  is_public: z.boolean().describe('True when `privacy` is `public`.'),
  tags: z
    .array(z.string())
    .describe('The tags in lower case; empty for anyone but the owner unless the owner shows them.'),
  created_at: time.describe('When the image was uploaded.'),
  updated_at: time.describe('When the image or one of its texts was last changed.'),
  expires_at: time
    .nullable()
    .describe(
      'When the image is moved to the trash automatically, to within about a minute; null for never.',
    ),
  file_url: address.describe(
    'The address of the current version; it needs your key while the image is private.',
  ),
  direct_url: address
    .nullable()
    .describe(
      'The direct link, an address to share: it stays the same and shows the current version. Null while the ' +
        'image is private or blocked.',
    ),
  thumbnail_url: address.describe(
    'The address of a thumbnail, at most 320 pixels wide. For a public image it stays the same and shows the ' +
      'current version; for a private or blocked image it is signed and expires within two hours.',
  ),
  download_url: address.describe('Like `file_url`, but downloads the file under its filename.'),
  permalink: address.describe('The address of the page of the image.'),
  view_count: count.describe('How often the image was viewed.'),
  is_favorite: z
    .boolean()
    .optional()
    .describe(
      'Whether the image is marked as a favorite. Only the owner gets this and the fields that follow.',
    ),
  show_tags: z.boolean().optional().describe('Whether others can see the tags.'),
  last_accessed: time.nullable().optional().describe('When the image was last viewed; null for never.'),
  deleted_at: time.nullable().optional().describe('When the image was moved to the trash.'),
  delete_url: address
    .optional()
    .describe(
      'The address of a page that deletes the image, after a confirmation, for anyone who has the address. ' +
        'Absent while the image is in the trash.',
    ),
});

export const uploadedImageAnswer = z.strictObject({
  ...imageAnswer.shape,
  is_duplicate: z
    .boolean()
    .describe(
      'True when you already had this file as an image of this privacy that does not expire; then this is it.',
    ),
});

interface Deps {
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

/**
 * An image in the form that the API answers. Fields about the file describe the original for its owner, and
 * the shared rendition for others. Only the owner gets `is_favorite`, `show_tags`, `last_accessed`,
 * `deleted_at` and `delete_url`.
 */
export const imagePresenter =
  ({ addresses, publicUrl }: Deps) =>
  (viewer: Viewer, image: Image): z.infer<typeof imageAnswer> => {
    const { uid, current } = image;
    const isOwner = ownsImage(viewer, image);
    const isOpen = isOpenImage(image);
    const file = isOwner ? current.original : current.shared;
    return {
      uid,
      original_filename: image.originalFilename,
      title: image.title,
      description: image.description,
      file_size: file.sizeBytes,
      content_type: file.contentType,
      file_extension: extensionOf(current.contentType),
      width: current.width,
      height: current.height,
      privacy: image.privacy,
      is_public: image.privacy === 'public',
      tags: isOwner || image.areTagsShown ? [...image.tags] : [],
      created_at: image.createdAt.toISOString(),
      updated_at: image.updatedAt.toISOString(),
      expires_at: image.expiresAt?.toISOString() ?? null,
      file_url: `${publicUrl}/api/images/file/${uid}/`,
      direct_url: isOpen ? `${publicUrl}${addresses.lastingPathOf(image, 'full')}` : null,
      thumbnail_url: `${publicUrl}${isOpen && image.deletedAt === null ? addresses.lastingPathOf(image, 320) : addresses.pathOf(image, current, 320)}`,
      download_url: `${publicUrl}/api/images/download/${uid}/`,
      permalink: publicUrl + imagePathOf(uid),
      view_count: image.viewCount,
      ...(isOwner
        ? {
            is_favorite: image.isFavorite,
            show_tags: image.areTagsShown,
            last_accessed: image.lastAccessedAt?.toISOString() ?? null,
            deleted_at: image.deletedAt?.toISOString() ?? null,
            ...(image.deletedAt === null
              ? { delete_url: `${publicUrl}${addresses.deletePathOf(image)}` }
              : {}),
          }
        : {}),
    };
  };

export type PresentImage = ReturnType<typeof imagePresenter>;

/** The result of an upload, for the person who uploaded. */
export const uploadPresenter = ({ addresses, publicUrl }: Deps) => {
  const present = imagePresenter({ addresses, publicUrl });
  return (viewer: Viewer, { image, isDuplicate }: UploadedImage): z.infer<typeof uploadedImageAnswer> => ({
    ...present(viewer, image),
    is_duplicate: isDuplicate,
  });
};

export type PresentUpload = ReturnType<typeof uploadPresenter>;
