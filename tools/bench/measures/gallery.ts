// Measures pages of galleries of 10,000, 100,000 and 1,000,000 images: the blocks that PostgreSQL reads, and
// the response time of the GraphQL query.
import pg from 'pg';
import { buildSubject } from '../subjects/build.ts';
import type { ImageFilter } from '@safelight/application/ports';
import type { NarrowedList } from '@safelight/persistence/testing/large-gallery';
import { quantileOf } from '../rounds.ts';
import type * as gallery from '../subjects/gallery-statements.ts';
import { graphql, signUp, type Viewer } from '../world/client.ts';
import type { World } from '../world/world.ts';
import type { Measure } from './measure.ts';

const SMALLEST = 10_000;
const SIZES = [SMALLEST, 100_000, 1_000_000];
/** The number of images on a page, as the client requests them. */
const PAGE = 50;
/** The number of requests for each page of each list. */
const REPEATS = 20;
/** The maximum ratio of the blocks read for the largest and the smallest gallery. */
const MAX_RATIO = 1.5;

const QUERY = `query Gallery($first: Int!, $after: String, $search: String, $sort: ImageSort!, $filter: ImageFilterInput) {
  images(first: $first, after: $after, search: $search, sort: $sort, filter: $filter) {
    pageInfo { endCursor }
    nodes { uid title privacy isFavorite width height contentType fileSize createdAt thumbnailUrl }
  }
}`;

type Statements = typeof gallery;

interface Gallery {
  readonly viewer: Viewer;
  readonly count: number;
}

/** The results for one list. */
interface ListResult {
  readonly name: string;
  /** The maximum number of blocks that a page reads, for each size of gallery. */
  readonly blocks: readonly number[];
  readonly ratio: number;
  /** The 95th percentile of the response times in milliseconds, for each size of gallery. */
  readonly p95: readonly number[];
  readonly isMet: boolean;
  readonly mostBlocks: number | undefined;
}

const ANY: ImageFilter = {
  createdFrom: null,
  createdTo: null,
  tags: [],
  contentType: null,
  minBytes: null,
  maxBytes: null,
  isFavorite: null,
  isTrashed: false,
};

/** Converts a filter to the API's input, with sizes in KB. */
const inputOf = ({ minBytes = null, maxBytes = null, ...filter }: Partial<ImageFilter> = {}) => ({
  ...filter,
  ...(minBytes === null ? {} : { minKb: Math.floor(minBytes / 1024) }),
  ...(maxBytes === null ? {} : { maxKb: Math.floor(maxBytes / 1024) }),
});

interface Page {
  readonly images: { readonly pageInfo: { readonly endCursor: string | null } };
}

/** Requests the first page and the next one repeatedly; returns the response times in milliseconds. */
async function timesOf(
  world: World,
  viewer: Viewer,
  { search, filter }: NarrowedList,
  sort: string,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < REPEATS; n += 1) {
    let after: string | null = null;
    for (let page = 0; page < 2; page += 1) {
      const startedAt = performance.now();
      const variables: object = { first: PAGE, after, search: search ?? null, sort, filter: inputOf(filter) };
      const { images }: Page = await graphql<Page>(world, viewer, QUERY, variables);
      times.push(performance.now() - startedAt);
      after = images.pageInfo.endCursor;
      if (after === null) break;
    }
  }
  return times;
}

interface Measured {
  readonly world: World;
  readonly database: pg.Pool;
  readonly statements: Statements;
  readonly galleries: readonly Gallery[];
}

async function measureList(
  { world, database, statements, galleries }: Measured,
  { name, mostBlocks }: NarrowedList,
): Promise<ListResult> {
  const blocks: number[][] = [];
  const p95: number[] = [];
  for (const { viewer, count } of galleries) {
    const list = statements.narrowedLists(count).find((one) => one.name === name) ?? { name };
    const query = { ownerId: viewer.userId, search: list.search ?? null, filter: { ...ANY, ...list.filter } };
    const read: number[] = [];
    for (const page of statements.pagesOf(count)) {
      const statement = statements.imageListStatement(
        { ...query, limit: list.pageSize ?? PAGE, ...page },
        { columns: 'i.*, v.id AS version', isJson: true, preparedAs: null },
      );
      read.push(await statements.blocksRead(database, statement));
    }
    blocks.push(read);
    const times: number[] = [];
    for (const sort of ['NEWEST', 'OLDEST', 'NAME'])
      times.push(...(await timesOf(world, viewer, list, sort)));
    p95.push(quantileOf(times, 0.95));
  }
  const [few = [], , many = []] = blocks;
  const ratio = Math.max(...many.map((read, page) => read / (few[page] ?? NaN)));
  const isMet = mostBlocks === undefined ? ratio <= MAX_RATIO : Math.max(...many) <= mostBlocks;
  return { name, blocks: blocks.map((read) => Math.max(...read)), ratio, p95, isMet, mostBlocks };
}

const cells = (values: readonly number[], digits = 0): string =>
  values.map((value) => value.toFixed(digits)).join(' / ');

export const galleryMeasure: Measure<ListResult> = {
  name: 'gallery',
  title: 'pages of galleries of 10 k, 100 k and 1 M images',
  async run(world) {
    const statements = (await import(await buildSubject('gallery-statements'))) as Statements;
    const database = new pg.Pool({ connectionString: world.databaseUrl, max: 2 });
    try {
      const galleries: Gallery[] = [];
      for (const count of SIZES) {
        const viewer = await signUp(world, `gallery${count}`);
        await statements.seedGallery(database, viewer.userId, count);
        galleries.push({ viewer, count });
      }
      const results: ListResult[] = [];
      for (const list of statements.narrowedLists(SMALLEST)) {
        results.push(await measureList({ world, database, statements, galleries }, list));
      }
      return results;
    } finally {
      await database.end();
    }
  },
  headings: [
    'list',
    'most blocks of a page',
    '1 M ÷ 10 k, worst page',
    'p95 ms by GraphQL',
    `≤ ${MAX_RATIO}, or its own bound?`,
  ],
  cellsOf: ({ name, blocks, ratio, p95, isMet, mostBlocks }) => [
    name,
    cells(blocks),
    ratio.toFixed(2),
    cells(p95, 1),
    `${isMet ? 'yes' : 'NO'}${mostBlocks === undefined ? '' : ` (${mostBlocks} blocks)`}`,
  ],
};
