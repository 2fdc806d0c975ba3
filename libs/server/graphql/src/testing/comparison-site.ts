import { digestOf, type Image, type ImageVersion } from '@safelight/domain';
import { type Answer, file, map, operations, type Part, startTestServer } from './test-server.ts';

const SIDE = `{
  imageUid originalFilename contentType fileSize width height url largeUrl mediumUrl downloadUrl
}`;
/** All fields of a comparison except its uid. */
export const COMPARISON = `title description viewCount createdAt isOwner permalink original ${SIDE} edited ${SIDE}`;

export const UPLOAD_COMPARISON = `mutation ($original: Upload!, $edited: Upload!, $title: String, $description: String) {
  uploadComparison(original: $original, edited: $edited, title: $title, description: $description) {
    uid ${COMPARISON}
  }
}`;

interface Side {
  readonly imageUid: string;
  readonly url: string;
}
interface Published {
  readonly uid: string;
  readonly original: Side;
  readonly edited: Side;
}
interface Form {
  readonly variables?: object;
  readonly bytes?: readonly [string, string | Buffer];
  readonly order?: 'original first' | 'edited first';
  /** The number of files to send. */
  readonly files?: 1 | 2;
  readonly token?: string;
}

/** Starts the endpoint with two users, Ann and Bob, and two pictures of Ann's to compare. */
export const startComparisonSite = async () => {
  const site = await startTestServer();
  const ann = await site.signUp('ann');
  const bob = await site.signUp('bob');
  const { images, comparisons } = site.world.repositories;

  const partsOf = ({
    variables = {},
    bytes: [before, after] = ['picture before gps', 'picture after'],
    order = 'original first',
    files = 2,
  }: Form): readonly Part[] => {
    const parts = [file(before, 'before.png', '0'), file(after, 'after.png', '1')];
    return [
      operations({ original: null, edited: null, ...variables }, UPLOAD_COMPARISON),
      map({ 0: ['variables.original'], 1: ['variables.edited'] }),
      ...(order === 'original first' ? parts : parts.toReversed()).slice(0, files),
    ];
  };

  const sendComparison = async ({ token = ann.token, ...form }: Form = {}): Promise<Answer> => {
    return site.sendForm(partsOf(form), token);
  };

  const publish = async (
    variables: object = {},
    order: Form['order'] = 'original first',
  ): Promise<Published> =>
    (await sendComparison({ variables, order })).data?.['uploadComparison'] as Published;

  /** One of Ann's images with three versions; the last one is current. */
  const imageOfThree = async (privacy: 'public' | 'private') => {
    const uploaded = await site.world.uploadText(ann.user.id, `picture ${site.world.ids.uid()}`, privacy);
    const next = async (number: number): Promise<ImageVersion> => {
      const sha256 = `${number}`.repeat(64);
      const { current } = uploaded;
      const original = { ...current.original, sha256 };
      const version = { ...current, id: site.world.ids.uuid(), number, original, shared: original };
      await images.insertVersion(version);
      return version;
    };
    const versions = [uploaded.current, await next(2), await next(3)] as const;
    await images.setCurrentVersion(ann.user.id, uploaded.uid, versions[2].id, uploaded.createdAt);
    return { image: { ...uploaded, current: versions[2] } satisfies Image, versions };
  };

  /** The public addresses of a version. */
  const pathsOf = (version: ImageVersion) => {
    const path = `/i/${version.imageUid}/${digestOf(version)}`;
    return { url: `${path}/full.png`, largeUrl: `${path}/w1280`, mediumUrl: `${path}/w640` };
  };

  const look = async (uid: string, token: string | null): Promise<unknown> =>
    (await site.ask(`query ($uid: ID!) { comparison(uid: $uid) { ${COMPARISON} } }`, { uid }, token)).data?.[
      'comparison'
    ];

  /** Records the reads of images and comparisons until the returned function is called. */
  const countQueries = (): (() => readonly string[]) => {
    const names: string[] = [];
    const restored: (() => void)[] = [];
    const spy = (repository: object): void => {
      for (const [name, method] of Object.entries(repository) as [string, unknown][]) {
        if (typeof method !== 'function') continue;
        Reflect.set(repository, name, (...args: unknown[]): unknown => {
          names.push(name);
          return Reflect.apply(method, repository, args) as unknown;
        });
        restored.push(() => void Reflect.set(repository, name, method));
      }
    };
    spy(images);
    spy(comparisons);
    return () => {
      for (const restore of restored) restore();
      return [...names];
    };
  };

  return { ...site, ann, bob, partsOf, sendComparison, publish, imageOfThree, pathsOf, look, countQueries };
};

export type ComparisonSite = Awaited<ReturnType<typeof startComparisonSite>>;

/** Starts the site before each test of a suite, and stops it after the test. The returned object is empty until then. */
export const comparisonSiteForEach = (): ComparisonSite => {
  const site = {} as ComparisonSite;
  beforeEach(async () => void Object.assign(site, await startComparisonSite()));
  afterEach(() => site.stop());
  return site;
};
