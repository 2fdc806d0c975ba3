const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * Ids may come from addresses and inputs. One that is not a UUID belongs to nothing, and PostgreSQL would
 * refuse it.
 */
export const isUuid = (id: string): boolean => UUID.test(id);
