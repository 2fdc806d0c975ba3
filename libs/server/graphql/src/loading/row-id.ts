const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/**
 * Converts an ID argument to the id of a row. Anything but a UUID becomes the nil UUID, which no row has, so
 * that use cases check everything else in their usual order.
 */
export const rowId = (id: string): string => (UUID.test(id) ? id : NIL_UUID);
