import type { ImageAddresses, OwnShareLink } from '@safelight/application';
import type { Image, Project } from '@safelight/domain';
import { sharedProjectPathOf } from '@safelight/rules';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

export const projectAnswer = z.strictObject({
  id: z.string().describe('The id of the project: `project_` and a time in milliseconds.'),
  name: z.string().describe('The name of the project.'),
  description: z.string().nullable().describe('The description; null when none was given.'),
  tags: z.array(z.string()).describe('The tags in lower case.'),
  image_count: count.describe('The number of images, without those in the trash.'),
  cover_uid: z
    .string()
    .nullable()
    .describe('The uid of the image chosen as the cover; null when the first image is the cover.'),
  thumbnail_url: address
    .nullable()
    .describe(
      'The address of a thumbnail of the cover; signed and valid for up to two hours while that image is ' +
        'private.',
    ),
  created_at: time.describe('When the project was created.'),
  updated_at: time.describe('When the project or the list of its images was last changed.'),
});

export const shareLinkAnswer = z.strictObject({
  id: z.string().describe('The id of the link.'),
  url: address.describe(
    'The address of the shared page. Anyone who has it sees the project, including its private images, until ' +
      'the link expires or is revoked.',
  ),
  has_password: z.boolean().describe('Whether the link asks for a password.'),
  expires_at: time.nullable().describe('When the link stops working; null for never.'),
  is_expired: z.boolean().describe('Whether the link has stopped working.'),
  created_at: time.describe('When the link was created.'),
});

export const sharedProjectAnswer = z.strictObject({
  name: z.string().describe('The name of the project.'),
  description: z.string().nullable().describe('The description; null when none was given.'),
  image_count: count.describe('The number of images, without those in the trash.'),
  expires_at: time.nullable().describe('When the link stops working; null for never.'),
});

export const sharedImageAnswer = z.strictObject({
  uid: z.string().describe('The uid of the image.'),
  title: z.string().describe('The title of the image.'),
  content_type: z.string().describe('The media type of the file, such as `image/png`.'),
  file_size: count.describe('Size of the file in bytes.'),
  width: z.int().positive().describe('The width in pixels.'),
  height: z.int().positive().describe('The height in pixels.'),
  file_url: address.describe(
    'The address of the file, without metadata. It expires within two hours while the image is private, like ' +
      'the addresses that follow.',
  ),
  thumbnail_url: address.describe('The address of a thumbnail, at most 320 pixels wide.'),
});

interface Deps {
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

/**
 * Projects, their share links, and what visitors see through a share link, in the form that the API answers.
 */
export const projectPresenter = ({ addresses, publicUrl }: Deps) => ({
  /** A project; `cover` is the image that represents it, null when it has no images. */
  project: (project: Project, cover: Image | null): z.infer<typeof projectAnswer> => ({
    id: project.id,
    name: project.name,
    description: project.description,
    tags: [...project.tags],
    image_count: project.imageCount,
    cover_uid: project.coverUid,
    thumbnail_url: cover === null ? null : `${publicUrl}${addresses.pathOf(cover, cover.current, 320)}`,
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
  }),

  shareLink: ({ link, token, isExpired }: OwnShareLink): z.infer<typeof shareLinkAnswer> => ({
    id: link.id,
    url: publicUrl + sharedProjectPathOf(token),
    has_password: link.passwordHash !== null,
    expires_at: link.expiresAt?.toISOString() ?? null,
    is_expired: isExpired,
    created_at: link.createdAt.toISOString(),
  }),

  sharedProject: (project: Project, expiresAt: Date | null): z.infer<typeof sharedProjectAnswer> => ({
    name: project.name,
    description: project.description,
    image_count: project.imageCount,
    expires_at: expiresAt?.toISOString() ?? null,
  }),

  sharedImage: (linkId: string, image: Image): z.infer<typeof sharedImageAnswer> => {
    const { shared, width, height } = image.current;
    return {
      uid: image.uid,
      title: image.title,
      content_type: shared.contentType,
      file_size: shared.sizeBytes,
      width,
      height,
      file_url: `${publicUrl}${addresses.sharedPathOf(linkId, image, 'full')}`,
      thumbnail_url: `${publicUrl}${addresses.sharedPathOf(linkId, image, 320)}`,
    };
  },
});

export type PresentProject = ReturnType<typeof projectPresenter>;
