const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** An ID as a row's id. What is no UUID becomes the one that names nothing: use cases refuse it in their order. */
export const rowId = (id: string): string => (UUID.test(id) ? id : NIL_UUID);
