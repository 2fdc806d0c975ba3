import { useEffect, useState } from 'react';
import type { ApiDocument } from './api-document.ts';
import { readDocument } from './read-document.ts';

/** Where the server describes its API. */
export const DOCUMENT_PATH = '/api/openapi.json';

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly document: ApiDocument };

const load = async (signal: AbortSignal): Promise<ApiDocument> => {
  const response = await fetch(DOCUMENT_PATH, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return readDocument(await response.json());
};

/** The API as this server describes it, and a way to ask again. */
export const useApiDocument = (): { readonly loaded: Loaded; readonly retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(
      (document) => {
        setLoaded({ state: 'ready', document });
      },
      () => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      leaving.abort();
    };
  }, [attempt]);
  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      setAttempt(attempt + 1);
    },
  };
};
