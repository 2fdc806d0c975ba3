const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * True for a UUID. Ids come from URLs and inputs, and PostgreSQL throws an error for one that is not a UUID.
 */
export const isUuid = (id: string): boolean => UUID.test(id);
