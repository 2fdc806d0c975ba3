import type { Privacy } from '@safelight/web-data';

/** Who will see two versions of an image once they are published as a comparison. */
export const versionsAudience = (privacy: Privacy): string =>
  privacy === 'PUBLIC'
    ? 'Anyone with the link will see these two versions.'
    : 'This image becomes public: anyone with the link will see these two versions.';
