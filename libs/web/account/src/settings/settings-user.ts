import type { SettingsQuery } from '@safelight/web-data';

/** The settings query's user, whose fields the sections read by their own fragments. */
export type SettingsUser = NonNullable<SettingsQuery['me']>;
