// Pages of galleries of 10,000, 100,000 and 1,000,000 images: the blocks they read in PostgreSQL, and the time of
// the whole answer by GraphQL.
import pg from 'pg';
import { buildSubject } from '../subjects/build.mjs';
import { graphql, signUp } from '../world/client.mjs';

const SIZES = [10_000, 100_000, 1_000_000];
/** Images a page, as the client asks for them. */
const PAGE = 50;
/** Requests for each page of each list. */
const REPEATS = 20;
/** The largest gallery may read this many times as much as the smallest. */
const MAX_RATIO = 1.5;

const QUERY = `query Gallery($first: Int!, $after: String, $search: String, $sort: ImageSort!, $filter: ImageFilterInput) {
  images(first: $first, after: $after, search: $search, sort: $sort, filter: $filter) {
    pageInfo { endCursor }
    nodes { uid title privacy isFavorite width height contentType fileSize createdAt thumbnailUrl }
  }
}`;

const ANY = {
  createdFrom: null,
  createdTo: null,
  tags: [],
  contentType: null,
  minBytes: null,
  maxBytes: null,
  isFavorite: null,
  isTrashed: false,
};

/** A filter as the API takes it: sizes in KB. */
const inputOf = ({ minBytes, maxBytes, ...filter } = {}) => ({
  ...filter,
  ...(minBytes === undefined ? {} : { minKb: Math.floor(minBytes / 1024) }),
  ...(maxBytes === undefined ? {} : { maxKb: Math.floor(maxBytes / 1024) }),
});

const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Milliseconds of each request for the first page and the next one. */
async function timesOf(world, viewer, { search, filter }, sort) {
  const times = [];
  for (let n = 0; n < REPEATS; n += 1) {
    let after = null;
    for (let page = 0; page < 2; page += 1) {
      const startedAt = performance.now();
      const variables = { first: PAGE, after, search: search ?? null, sort, filter: inputOf(filter) };
      const { images } = await graphql(world, viewer, QUERY, variables);
      times.push(performance.now() - startedAt);
      after = images.pageInfo.endCursor;
      if (after === null) break;
    }
  }
  return times;
}

async function measureList({ world, database, statements, galleries }, { name, mostBlocks }) {
  const blocks = [];
  const p95 = [];
  for (const { viewer, count } of galleries) {
    const list = statements.narrowedLists(count).find((one) => one.name === name);
    const query = { ownerId: viewer.userId, search: list.search ?? null, filter: { ...ANY, ...list.filter } };
    const read = [];
    for (const page of statements.pagesOf(count)) {
      const statement = statements.imageListStatement(
        { ...query, limit: list.pageSize ?? PAGE, ...page },
        { columns: 'i.*, v.id AS version', isJson: true, preparedAs: null },
      );
      read.push(await statements.blocksRead(database, statement));
    }
    blocks.push(read);
    const times = [];
    for (const sort of ['NEWEST', 'OLDEST', 'NAME'])
      times.push(...(await timesOf(world, viewer, list, sort)));
    p95.push(quantile(times, 0.95));
  }
  const [few, , many] = blocks;
  const ratio = Math.max(...many.map((read, page) => read / few[page]));
  const isMet = mostBlocks === undefined ? ratio <= MAX_RATIO : Math.max(...many) <= mostBlocks;
  return { name, blocks: blocks.map((read) => Math.max(...read)), ratio, p95, isMet, mostBlocks };
}

const cells = (values, digits = 0) => values.map((value) => value.toFixed(digits)).join(' / ');

export const galleryMeasure = {
  name: 'gallery',
  title: 'pages of galleries of 10 k, 100 k and 1 M images',
  async run(world) {
    const statements = await import(await buildSubject('gallery-statements'));
    const database = new pg.Pool({ connectionString: world.databaseUrl, max: 2 });
    try {
      const galleries = [];
      for (const count of SIZES) {
        const viewer = await signUp(world, `gallery${count}`);
        await statements.seedGallery(database, viewer.userId, count);
        galleries.push({ viewer, count });
      }
      const results = [];
      for (const list of statements.narrowedLists(SIZES[0])) {
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
