import type { ImageSort } from '@safelight/application';
import type { VersionOrigin } from '@safelight/domain';
import type { Privacy } from '@safelight/rules';
import { enumType } from '../describe.ts';

export const PrivacyEnum = enumType<Privacy>('Privacy', 'Who can see an image.', {
  private: 'Only the owner, and those with a share link of a project.',
  public: 'Everybody who has the address.',
});

export const ImageSortEnum = enumType<ImageSort>('ImageSort', 'The order of a list of images.', {
  name: 'By title.',
  newest: 'Latest upload first.',
  oldest: 'Earliest upload first.',
});

export const VersionOriginEnum = enumType<VersionOrigin['kind']>(
  'VersionOrigin',
  'How a version of an image was made.',
  {
    upload: 'The version was uploaded.',
    ai_edit: 'An AI edit made the version.',
    editor: 'The layered editor published the version.',
    restore: 'An earlier version was restored.',
  },
);
