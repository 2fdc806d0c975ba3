const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Ids may come from URLs and inputs. Nothing has an id that is not a UUID, and PostgreSQL would throw an
 * error for it.
 */
export const isUuid = (id: string): boolean => UUID.test(id);
