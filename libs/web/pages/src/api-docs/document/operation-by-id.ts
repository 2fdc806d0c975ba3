import type { ApiDocument, ApiOperation } from './api-document.ts';

/** Returns the operation with this id; undefined if the server has none. */
export const operationById = ({ groups }: ApiDocument, id: string): ApiOperation | undefined =>
  groups.flatMap(({ operations }) => operations).find((operation) => operation.id === id);
