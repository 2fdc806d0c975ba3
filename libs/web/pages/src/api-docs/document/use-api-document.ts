import type { ApiDocument } from './api-document.ts';
import { readDocument } from './read-document.ts';
import { useLoaded } from './use-loaded.ts';

/** Where the server describes its API. */
export const DOCUMENT_PATH = '/api/openapi.json';

const load = async (signal: AbortSignal): Promise<ApiDocument> => {
  const response = await fetch(DOCUMENT_PATH, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return readDocument(await response.json());
};

/** The API as this server describes it, and a way to ask again. */
export const useApiDocument = () => useLoaded(load);
