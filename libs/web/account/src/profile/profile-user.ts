import type { ProfileQuery } from '@safelight/web-data';

/** The user in the profile query; each panel reads its own fragment of it. */
export type ProfileUser = NonNullable<ProfileQuery['me']>;
