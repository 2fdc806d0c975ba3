import type { ProfileQuery } from '@safelight/web-data';

/** The profile query's user, whose fields the panels read by their own fragments. */
export type ProfileUser = NonNullable<ProfileQuery['me']>;
