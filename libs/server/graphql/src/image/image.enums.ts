import { registerEnumType } from 'type-graphql';
import type { ImageSort } from '@safelight/application';
import type { VersionOrigin } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';

export const PrivacyEnum = { PRIVATE: 'private', PUBLIC: 'public' } as const satisfies Record<
  Uppercase<Privacy>,
  Privacy
>;
registerEnumType(PrivacyEnum, { name: 'Privacy' });

export const ImageSortEnum = { NAME: 'name', NEWEST: 'newest', OLDEST: 'oldest' } as const satisfies Record<
  Uppercase<ImageSort>,
  ImageSort
>;
registerEnumType(ImageSortEnum, { name: 'ImageSort' });

export const VersionOriginEnum = {
  UPLOAD: 'upload',
  AI_EDIT: 'ai_edit',
  EDITOR: 'editor',
  RESTORE: 'restore',
} as const satisfies Record<Uppercase<VersionOrigin['kind']>, VersionOrigin['kind']>;
registerEnumType(VersionOriginEnum, {
  name: 'VersionOrigin',
  description: 'How a version of an image came to be',
});
