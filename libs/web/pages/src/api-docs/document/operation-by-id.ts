import type { ApiDocument, ApiOperation } from './api-document.ts';

/** The operation of that id; undefined on a server that has none. */
export const operationById = ({ groups }: ApiDocument, id: string): ApiOperation | undefined =>
  groups.flatMap(({ operations }) => operations).find((operation) => operation.id === id);
