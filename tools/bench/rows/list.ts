// The row that measures a page of the gallery by GraphQL.
import { join } from 'node:path';
import { startSide } from '../background.ts';
import { graphql } from '../world/client.ts';
import { getRequest, jsonRequest } from '../world/http-request.ts';
import type { World } from '../world/world.ts';
import type { Row, Sides } from './row.ts';

const PAGE_SIZE = 50;
/** The same number of connections as in the server (apps/api/src/container/container.ts). */
const POOL_SIZE = 16;

const VARIABLES = { first: PAGE_SIZE };
const QUERY = `query Gallery($first: Int!) {
  images(first: $first) {
    nodes { uid title privacy isFavorite width height contentType fileSize createdAt thumbnailUrl }
  }
}`;

/** Throws unless the limit answers the same data as the product. */
function checkSame(ours: readonly unknown[], limits: readonly unknown[]): void {
  if (ours.length === PAGE_SIZE && JSON.stringify(ours) === JSON.stringify(limits)) return;
  throw new Error(`The lists differ: ${JSON.stringify(ours[0])} and ${JSON.stringify(limits[0])}`);
}

interface Page {
  readonly images: { readonly nodes: readonly unknown[] };
}

async function prepare(world: World): Promise<Sides> {
  const { port, processes, databaseUrl, lister } = world;
  const limit = await startSide(join(import.meta.dirname, '../limits/list-server.ts'), {
    databaseUrl,
    ownerId: lister.userId,
    limit: PAGE_SIZE,
    poolSize: POOL_SIZE,
  });
  const limitAnswer = (await (await fetch(`http://127.0.0.1:${limit.port}/`)).json()) as {
    readonly data: Page;
  };
  const ourData = await graphql<Page>(world, lister, QUERY, VARIABLES);
  checkSame(ourData.images.nodes, limitAnswer.data.images.nodes);

  const body = { query: QUERY, variables: VARIABLES };
  return {
    ours: {
      port,
      request: jsonRequest('/graphql', body, [`Authorization: ${lister.authorization}`]),
      processes: [processes.server, processes.postgres],
    },
    limit: {
      port: limit.port,
      request: getRequest('/'),
      processes: [...limit.processes, processes.postgres],
    },
  };
}

export const listRow: Row = {
  name: 'list',
  title: 'GraphQL list, 50 images × 10 fields',
  limitName: 'raw pg + JSON.stringify',
  aim: { text: '≥ 0.60', ratio: 0.6 },
  connections: 32,
  durationMs: 1_500,
  warmUpMs: 3_000,
  prepare,
};
