// A page of the gallery by GraphQL.
import { join } from 'node:path';
import { startSide } from '../background.mjs';
import { getRequest, jsonRequest } from '../world/http-request.mjs';

const PAGE_SIZE = 50;
/** As many as the server keeps (apps/api/src/container/container.ts). */
const POOL_SIZE = 16;

const QUERY = `query Gallery($first: Int!) {
  images(first: $first) {
    nodes { uid title privacy isFavorite width height contentType fileSize createdAt thumbnailUrl }
  }
}`;

async function pageOf({ port, request }) {
  const [head, ...body] = request.toString().split('\r\n\r\n');
  const [, method, path] = /^(\S+) (\S+)/.exec(head);
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': '))
      .filter(([name]) => name === 'Authorization' || name === 'Content-Type'),
  );
  const init = method === 'POST' ? { method, headers, body: body.join('') } : {};
  return (await (await fetch(`http://127.0.0.1:${port}${path}`, init)).json()).data.images.nodes;
}

/** The limit counts only if it answers the same. */
async function checkSame(ours, limit) {
  const [mine, its] = (await Promise.all([ours, limit].map(pageOf))).map((nodes) => JSON.stringify(nodes));
  if (mine !== its || JSON.parse(mine).length !== PAGE_SIZE) {
    throw new Error(`The two lists differ:\n${mine.slice(0, 400)}\n${its.slice(0, 400)}`);
  }
}

async function prepare({ port, processes, databaseUrl, lister }) {
  const ours = {
    port,
    request: jsonRequest('/graphql', { query: QUERY, variables: { first: PAGE_SIZE } }, [
      `Authorization: ${lister.authorization}`,
    ]),
    processes: [processes.server, processes.postgres],
  };
  const started = await startSide(join(import.meta.dirname, '../limits/list-server.mjs'), {
    databaseUrl,
    ownerId: lister.userId,
    limit: PAGE_SIZE,
    poolSize: POOL_SIZE,
  });
  const limit = {
    port: started.port,
    request: getRequest('/'),
    processes: [...started.processes, processes.postgres],
  };
  await checkSame(ours, limit);
  return { ours, limit };
}

export const listRow = {
  name: 'list',
  title: 'GraphQL list, 50 images × 10 fields',
  limitName: 'raw pg + JSON.stringify',
  aim: { text: '≥ 0.60', ratio: 0.6 },
  connections: 32,
  durationMs: 1_500,
  warmUpMs: 3_000,
  prepare,
};
