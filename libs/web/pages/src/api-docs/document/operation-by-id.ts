import type { ApiDocument, ApiOperation } from './api-document.ts';

/** The operation with this id; undefined when the server has none. */
export const operationById = ({ groups }: ApiDocument, id: string): ApiOperation | undefined =>
  groups.flatMap(({ operations }) => operations).find((operation) => operation.id === id);
