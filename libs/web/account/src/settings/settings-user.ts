import type { SettingsQuery } from '@safelight/web-data';

/** The user in the settings query; each section reads its own fragment of it. */
export type SettingsUser = NonNullable<SettingsQuery['me']>;
