import { safeStorage } from '@safelight/web-ui';

/** The key under which this tab stores what opens the project of a share link; a ticket works for hours, not for good. */
const keyOf = (token: string): string => `safelight-share-${token}`;

/** Returns the ticket that the password of a share link gave in this tab; null if there is none. */
export const readTicket = (token: string): string | null => safeStorage('session').getItem(keyOf(token));

/** Stores a ticket until the tab is closed, so that the password is not asked for again. */
export const keepTicket = (token: string, ticket: string): void => {
  safeStorage('session').setItem(keyOf(token), ticket);
};
