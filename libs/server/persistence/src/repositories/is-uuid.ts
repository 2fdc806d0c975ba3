const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Ids come from addresses and inputs too; one that is no UUID names nothing, and PostgreSQL would refuse it. */
export const isUuid = (id: string): boolean => UUID.test(id);
