import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createClient, GalleryDocument } from '@safelight/web-data';
import { build, type Rolldown } from 'vite';

const SCRIPT = join(import.meta.dirname, '../../../libs/web/library/src/early/early-list.script.ts');

/** The tokens of a build, in which nobody is signed in. */
const NOBODY = { access: () => null, refresh: () => Promise.resolve(null) };

/** Returns the client's own request for a list of images, recorded by sending one. */
const listRequest = () =>
  new Promise<{ url: string; headers: unknown; body: Record<string, unknown> }>((resolve, reject) => {
    const client = createClient({
      tokens: NOBODY,
      url: '/graphql',
      socketUrl: 'ws://localhost/graphql',
      send: (url, init) => {
        const { headers, body } = init ?? {};
        resolve({
          url,
          headers,
          body: JSON.parse(typeof body === 'string' ? body : '') as Record<string, unknown>,
        });
        return Promise.reject(new Error('The request was only looked at.'));
      },
    });
    client
      .query({
        query: GalleryDocument,
        variables: { first: 0, sort: 'NEWEST', withCount: true },
        fetchPolicy: 'no-cache',
      })
      .catch(reject);
  });

const isChunk = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk =>
  output.type === 'chunk';

/** Builds one script that requests the gallery's list before the client runs (docs/adr/0040). */
export const buildEarlyList = async (): Promise<{ readonly fileName: string; readonly source: string }> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { LIST_REQUEST: JSON.stringify(await listRequest()) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: SCRIPT, output: { format: 'iife' } },
    },
  });
  const made = Array.isArray(built) ? built.at(0) : built;
  const chunk = made !== undefined && 'output' in made ? made.output.find(isChunk) : undefined;
  if (chunk === undefined) throw new Error('The early script was not built.');
  const hash = createHash('sha256').update(chunk.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/early-list-${hash}.js`, source: chunk.code };
};
