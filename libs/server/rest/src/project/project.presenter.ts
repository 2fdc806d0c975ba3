import type { ImageAddresses, OwnShareLink } from '@safelight/application';
import type { Image, Project } from '@safelight/domain';
import { z } from 'zod';
import { address, count, time } from '../http/answer-fields.ts';

export const projectAnswer = z.strictObject({
  id: z.string().describe('`project_` and a time in milliseconds.'),
  name: z.string(),
  description: z.string().nullable(),
  tags: z.array(z.string()).describe('In lower case.'),
  image_count: count.describe('Images in the trash are left out.'),
  cover_uid: z.string().nullable().describe('The image chosen to stand for it; null: the first one does.'),
  thumbnail_url: address
    .nullable()
    .describe('Of the image that stands for it, signed and good for an hour or two while that is private.'),
  created_at: time,
  updated_at: time,
});

export const shareLinkAnswer = z.strictObject({
  id: z.string(),
  url: address.describe('Whoever has it sees the project, private images included, until the link ends.'),
  has_password: z.boolean(),
  expires_at: time.nullable(),
  is_expired: z.boolean(),
  created_at: time,
});

export const sharedProjectAnswer = z.strictObject({
  name: z.string(),
  description: z.string().nullable(),
  image_count: count,
  expires_at: time.nullable().describe('When the link ends.'),
});

export const sharedImageAnswer = z.strictObject({
  uid: z.string(),
  title: z.string(),
  content_type: z.string(),
  file_size: count.describe('Bytes.'),
  width: z.int().positive(),
  height: z.int().positive(),
  file_url: address.describe(
    'Without metadata. Good for an hour or two while the image is private, as what follows.',
  ),
  thumbnail_url: address.describe('At most 320 pixels wide.'),
});

interface Deps {
  readonly addresses: ImageAddresses;
  readonly publicUrl: string;
}

/** Projects, their links, and what strangers see through one, as the API tells them. */
export const projectPresenter = ({ addresses, publicUrl }: Deps) => ({
  /** A project in answers; `cover` is the image that is shown for it, null when it has no images. */
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
    url: `${publicUrl}/p/${token}`,
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
