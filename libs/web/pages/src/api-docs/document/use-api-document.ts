import type { ApiDocument } from './api-document.ts';
import { readDocument } from './read-document.ts';
import { useLoaded, WrongAnswer } from './use-loaded.ts';

/** The address of the server's OpenAPI document. */
export const DOCUMENT_PATH = '/api/openapi.json';

const load = async (signal: AbortSignal): Promise<ApiDocument> => {
  const response = await fetch(DOCUMENT_PATH, { signal });
  if (!response.ok) throw new WrongAnswer(response.status);
  return readDocument(await response.json());
};

/** Returns the OpenAPI document of this server, and a function that loads it again. */
export const useApiDocument = () => useLoaded(load);
