import { answersImage } from '@safelight/application/testing';
import { type BothTransports, startBothTransports } from '../apps/api/src/testing/both-transports.ts';
import { COMPARISONS, EDITS, FAVORITES, PROJECTS, TRASHED } from '../apps/e2e/src/demo/demo-plan.ts';
import { demoPictures } from '../apps/e2e/src/demo/demo-pictures.ts';
import { fillDemo } from '../apps/e2e/src/demo/fill-demo.ts';
import { whyNoDemo } from './demo-settings.ts';

interface Images {
  readonly nodes: readonly { readonly originalFilename: string }[];
}

interface Projects {
  readonly nodes: readonly { readonly name: string; readonly imageCount: number }[];
}

describe('the pictures of the demo', () => {
  const pictures = demoPictures();
  const filenames = new Set(pictures.map(({ filename }) => filename));

  it('are sixty, each with its own filename, its title and the author of its photo', () => {
    expect(filenames.size).toBe(60);
    expect(new Set(pictures.map(({ title }) => title)).size).toBe(60);
    for (const { description, tags } of pictures) {
      expect(description).toMatch(/^Photo: .+(CC BY 4\.0|CC BY-SA 4\.0|CC0 1\.0|public domain)\. /);
      expect(tags.length).toBeGreaterThan(1);
    }
  });

  it('are JPEGs with different bytes for each look', async () => {
    const cats = pictures.filter(({ filename }) => filename.startsWith('cat'));
    const bytes = await Promise.all(cats.map(({ bytes }) => bytes()));
    expect(bytes.every((each) => each[0] === 0xff && each[1] === 0xd8)).toBe(true);
    expect(new Set(bytes.map((each) => Buffer.from(each).toString('base64'))).size).toBe(3);
  });

  it('include every picture that is edited, compared, collected, liked or deleted', () => {
    const named = [
      ...[...EDITS, ...COMPARISONS].map(({ filename }) => filename),
      ...PROJECTS.flatMap((project) => project.filenames),
      ...FAVORITES,
      ...TRASHED,
    ];
    expect(named.filter((filename) => !filenames.has(filename))).toEqual([]);
  });
});

describe('filling an account with the demo', () => {
  let site: BothTransports;
  let ada: Awaited<ReturnType<BothTransports['signUp']>>;
  let asked: number;
  /** The pictures of the demo, with the text that the in-memory imaging recognizes as a picture. */
  const pictures = demoPictures().map((picture) => ({
    ...picture,
    bytes: async () => new TextEncoder().encode(`picture ${picture.filename}`),
  }));
  const fill = () =>
    fillDemo({
      url: site.origin,
      access: ada.tokens.access,
      pictures,
      settled: async (id) => {
        asked += 1;
        site.world.editors[0]?.answerNext(answersImage);
        await site.world.jobs.runAiEdit(id, new AbortController().signal);
        const { data } = await site.graphql(ada.token, {
          query: 'query ($id: ID!) { aiEditJob(id: $id) { state } }',
          variables: { id },
        });
        return (data as { state: string }).state.toUpperCase();
      },
    });
  const ask = async <T>(query: string): Promise<T> => (await site.graphql(ada.token, { query })).data as T;

  beforeEach(async () => {
    site = await startBothTransports();
    ada = await site.signUp('ada');
    asked = 0;
  });
  afterEach(() => site.stop());

  it('makes pictures, edits, comparisons, projects, favorites and a trash, and nothing more the second time', async () => {
    const edits = EDITS.flatMap(({ prompts }) => prompts).length;
    for (const turn of ['first', 'second']) {
      await fill();
      expect([turn, asked]).toEqual([turn, edits]);
      const { totalCount } = await ask<{ totalCount: number }>('{ images(first: 1) { totalCount } }');
      expect(totalCount).toBe(60 - TRASHED.length);
      const liked = await ask<Images>(
        '{ images(filter: { isFavorite: true }) { nodes { originalFilename } } }',
      );
      expect(liked.nodes.map(({ originalFilename }) => originalFilename).sort()).toEqual(
        [...FAVORITES].sort(),
      );
      const trash = await ask<Images>(
        '{ images(filter: { isTrashed: true }) { nodes { originalFilename } } }',
      );
      expect(trash.nodes.map(({ originalFilename }) => originalFilename).sort()).toEqual([...TRASHED].sort());
      const comparisons = await ask<{ nodes: unknown[] }>('{ comparisons { nodes { title } } }');
      expect(comparisons.nodes).toHaveLength(COMPARISONS.length);
      const projects = await ask<Projects>('{ projects { nodes { name imageCount } } }');
      expect(Object.fromEntries(projects.nodes.map(({ name, imageCount }) => [name, imageCount]))).toEqual(
        Object.fromEntries(PROJECTS.map(({ name, filenames }) => [name, filenames.length])),
      );
    }
  });
});

describe('the permission to run the demo', () => {
  it.each([[{}], [{ NODE_ENV: 'development', PORT: '4000' }], [{ DATABASE_URL: '' }]])(
    'is given with the settings %j',
    (env) => expect(whyNoDemo(env)).toBeNull(),
  );
  it.each([
    ['NODE_ENV', { NODE_ENV: 'production' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db.example/safelight' }],
    ['GRAPHQL_ONLY_PERSISTED', { GRAPHQL_ONLY_PERSISTED: 'on' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://photos.example' }],
    ['S3_ENDPOINT, SMTP_URL', { S3_ENDPOINT: 'https://s3.example', SMTP_URL: 'smtp://mail.example' }],
  ])('is denied because of the setting %s', (named, env) => expect(whyNoDemo(env)).toContain(named));
});
