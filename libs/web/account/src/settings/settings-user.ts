import type { SettingsQuery, SuspendedQuery } from '@safelight/web-data';

/** The user in the settings query; each section reads its own fragment of it. */
export type SettingsUser = NonNullable<SettingsQuery['me']>;

/** The user in a query for somebody who may export and delete the account, and perhaps no more. */
export type LeavingUser = NonNullable<SuspendedQuery['me']>;
