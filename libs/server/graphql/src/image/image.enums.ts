import { registerEnumType } from 'type-graphql';
import type { ImageSort } from '@safelight/application';
import type { VersionOrigin } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';

export const PrivacyEnum = { PRIVATE: 'private', PUBLIC: 'public' } as const satisfies Record<
  Uppercase<Privacy>,
  Privacy
>;
registerEnumType(PrivacyEnum, {
  name: 'Privacy',
  description: 'Who can see an image.',
  valuesConfig: {
    PRIVATE: { description: 'Only the owner, and those with a share link of a project.' },
    PUBLIC: { description: 'Everybody who has the address.' },
  },
});

export const ImageSortEnum = { NAME: 'name', NEWEST: 'newest', OLDEST: 'oldest' } as const satisfies Record<
  Uppercase<ImageSort>,
  ImageSort
>;
registerEnumType(ImageSortEnum, {
  name: 'ImageSort',
  description: 'The order of a list of images.',
  valuesConfig: {
    NAME: { description: 'By title.' },
    NEWEST: { description: 'Latest upload first.' },
    OLDEST: { description: 'Earliest upload first.' },
  },
});

export const VersionOriginEnum = {
  UPLOAD: 'upload',
  AI_EDIT: 'ai_edit',
  EDITOR: 'editor',
  RESTORE: 'restore',
} as const satisfies Record<Uppercase<VersionOrigin['kind']>, VersionOrigin['kind']>;
registerEnumType(VersionOriginEnum, {
  name: 'VersionOrigin',
  description: 'How a version of an image was made.',
  valuesConfig: {
    UPLOAD: { description: 'It was uploaded.' },
    AI_EDIT: { description: 'An AI edit made it.' },
    EDITOR: { description: 'The layered editor published it.' },
    RESTORE: { description: 'An earlier version was restored.' },
  },
});
