import { parse, validate, type GraphQLSchema } from 'graphql';
import { buildGraphqlSchema } from '../build-schema.ts';
import { LIMIT_RULES } from './limit-rules.ts';

describe('the limits on GraphQL documents', () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = await buildGraphqlSchema();
  });

  const problems = (document: string): string[] => {
    const parsed = parse(document);
    return validate(schema, parsed, LIMIT_RULES).map(({ message }) => message);
  };
  const times = (count: number, text: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');

  it('allow a page of a hundred images with two thumbnails each', () => {
    expect(
      problems(`query ($first: Int!) { images(first: $first) {
        nodes { uid title url s: thumbnailUrl m: thumbnailUrl(width: 640) current { id } }
        pageInfo { endCursor hasNextPage } totalCount
      } }`),
    ).toEqual([]);
  });

  it('allow one image with its versions and edits', () => {
    expect(
      problems(
        `{ image(uid: "x") { versions { id aiEdit { prompt } } aiEditJobs { id resultVersion { id } } } }`,
      ),
    ).toEqual([]);
  });

  it('refuse fields nested more than ten levels deep', () => {
    const nested = (levels: number): string =>
      levels === 0 ? 'uid' : `aiEditJobs { image { ${nested(levels - 1)} } }`;
    const document = (levels: number): string => `{ image(uid: "x") { ${nested(levels)} } }`;
    expect(problems(document(4)).filter((text) => text.includes('deep'))).toEqual([]);
    expect(problems(document(5))).toContain('Nest fields at most 10 deep.');
  });

  it('include fields in fragments when they count the depth', () => {
    const chain = times(6, (i) => `fragment F${i} on Image { aiEditJobs { image { ...F${i + 1} } } }`);
    const document = `{ image(uid: "x") { ...F0 } } ${chain} fragment F6 on Image { uid }`;
    expect(problems(document)).toContain('Nest fields at most 10 deep.');
  });

  it('are checked in reasonable time for fragments that multiply or contain themselves', () => {
    const doubling = times(
      60,
      (i) => `fragment F${i} on Image { ...F${i + 1} ...F${i + 1} versions { id } }`,
    );
    // Without a cache for fragments, this check would visit 2^60 of them.
    expect(problems(`{ image(uid: "x") { ...F0 } } ${doubling} fragment F60 on Image { uid }`)).not.toEqual(
      [],
    );
    expect(problems(`{ image(uid: "x") { ...A } } fragment A on Image { uid ...A }`)).toEqual([]);
  });

  it('refuse more than fifteen aliases', () => {
    expect(problems(`{ ${times(15, (i) => `a${i}: me { id }`)} }`)).toEqual([]);
    expect(problems(`{ ${times(16, (i) => `a${i}: __typename`)} }`)).toEqual(['Use at most 15 aliases.']);
  });

  it('refuse more than four directives', () => {
    expect(problems(`{ me { ${times(4, () => 'id @skip(if: false)')} } }`)).toEqual([]);
    expect(problems(`{ me { ${times(5, () => 'id @skip(if: false)')} } }`)).toEqual([
      'Use at most 4 directives.',
    ]);
  });

  it.each([
    ['by its page size', `{ images(first: 100) { nodes { aiEditJobs { image { versions { id } } } } } }`],
    [
      'with the page size in a variable',
      `query ($n: Int!) { images(first: $n) { nodes { aiEditJobs { image { versions { id } } } } } }`,
    ],
    [
      'through a fragment',
      `{ images(first: 100) { nodes { ...N } } } fragment N on Image { aiEditJobs { image { versions { id } } } }`,
    ],
    [
      'with the edges beside the nodes',
      `{ images(first: 100) { nodes { versions { aiEdit { jobId } } } edges { node { versions { aiEdit { jobId } } } } } }`,
    ],
  ])('refuse a document that costs too much %s', (_, document) => {
    expect(problems(document)).toEqual(['This operation asks for too much at once.']);
  });

  it('allow the same document with a small page', () => {
    expect(problems(`{ images(first: 10) { nodes { aiEditJobs { image { versions { id } } } } } }`)).toEqual(
      [],
    );
  });

  it('allow a page of the library with counts and tags, and a full page of comparisons', () => {
    expect(
      problems(`query ($first: Int!, $filter: ImageFilterInput) {
        images(first: $first, filter: $filter) {
          nodes { uid title thumbnailUrl thumbhash deletedAt current { id } }
          pageInfo { endCursor hasNextPage } totalCount matchingCount { count isExact }
        }
        imageTags { tag count }
      }`),
    ).toEqual([]);
    const sides = 'original { url mediumUrl } edited { url mediumUrl }';
    expect(problems(`{ comparisons(first: 100) { nodes { uid ${sides} } } }`)).toEqual([]);
  });

  it.each([
    [
      'comparisons',
      `query ($n: Int!) { ALIAS: comparisons(first: $n) { nodes { original { url } edited { url } } } }`,
    ],
    [
      'counts of matches',
      `{ ALIAS: images(first: 100) { nodes { current { id } } matchingCount { count } } }`,
    ],
    ['uploads from addresses', `mutation { ALIAS: uploadImageFromUrl(url: "x") { image { uid } } }`],
    ['changes of many images', `mutation { ALIAS: trashImages(uids: ["x"]) { uid } }`],
    ['emptied trashes', `mutation { ALIAS: emptyTrash }`],
    ['deletions for good', `mutation { ALIAS: deleteImagesForever(uids: ["x"]) }`],
  ])('refuse %s fifteen times in one document, and allow them once', (_, document) => {
    const once = document.replace('ALIAS', 'a');
    expect(problems(once)).toEqual([]);
    const many = document.replace(
      /(.*?)(ALIAS: .*) \}$/s,
      (_all, head: string, field: string) => `${head}${times(15, (i) => field.replace('ALIAS', `a${i}`))} }`,
    );
    expect(problems(many)).toEqual(['This operation asks for too much at once.']);
  });

  it('multiply the cost of a list by its page size', () => {
    const activity = (first: number | string) => `me { activity(first: ${first}) { at } }`;
    expect(problems(`{ ${activity(50)} }`)).toEqual([]);
    expect(problems(`{ ${activity(2_000)} }`)).toEqual(['This operation asks for too much at once.']);
    const history = `me { creditHistory(first: $n) { nodes { id } } }`;
    expect(problems(`query ($n: Int!) { ${times(15, (i) => `a${i}: ${history}`)} }`)).toEqual([]);
    expect(problems(`{ ${times(15, (i) => `a${i}: ${activity(200)}`)} }`)).toEqual([
      'This operation asks for too much at once.',
    ]);
  });

  it('do not subtract the cost of a negative page size', () => {
    const document = `{ images(first: -9000) { nodes { versions { id } } } me { activity(first: 2000) { at } } }`;
    expect(problems(document)).toEqual(['This operation asks for too much at once.']);
  });

  it.each([
    'correctEmail(input: { username: "a", password: "a", email: "a" }) { id }',
    'createApiKey(name: "a", password: "a") { key }',
    'confirmEmailChange(uid: "a", token: "a")',
    'requestDataExport(password: "a") { id }',
    'resendEmailChange { id }',
    'undoEmailChange(uid: "a", token: "a")',
    'changePassword(input: { password: "a", passwordConfirm: "a" }) { id }',
    'completeGoogleSignIn(input: { code: "a", state: "a", redirectUri: "a", ticket: "a" }) { user { id } }',
    'openSharedProject(token: "a", password: "a") { ticket }',
    'refreshSession(refresh: "a") { access }',
    'register(input: { username: "a", email: "a", password: "a", passwordConfirm: "a" }) { id }',
    'requestAccountDeletion(input: { username: "a" }) { purgeAt }',
    'requestPasswordReset(email: "a")',
    'resendVerification(uid: "a")',
    'resetPassword(input: { uid: "a", token: "a", password: "a", passwordConfirm: "a" })',
    'sendContactMessage(input: { name: "a", email: "a", category: GENERAL, subject: "a", message: "a" })',
    'signInWithGoogle(credential: "a") { user { id } }',
    'updateProfile(input: { email: "a" }) { isEmailPending }',
    'verifyEmail(uid: "a", token: "a") { user { id } }',
  ])('allow this mutation only once per document: %s', (field) => {
    expect(problems(`mutation { ${field} }`)).toEqual([]);
    const message = expect.stringContaining('to a request.');
    expect(problems(`mutation { ${times(20, (i) => `a${i}: ${field}`)} }`)).toContainEqual(message);
    expect(problems(`mutation { ${field} ... { other: ${field} } }`)).toEqual([message]);
  });

  it('allow one login per document, with or without aliases and fragments', () => {
    const login = `login(input: { username: "a", password: "b" }) { __typename }`;
    const message = expect.stringContaining('Send one of changePassword');
    expect(problems(`mutation { ${login} }`)).toEqual([]);
    expect(problems(`mutation { a: ${login} b: ${login} }`)).toEqual([message]);
    expect(problems(`mutation { a: ${login} ...M } fragment M on Mutation { ${login} }`)).toEqual([message]);
    expect(problems(`mutation { resendVerification(uid: "a") ${login} }`)).toEqual([message]);
  });

  it('refuse characters that cannot be stored in the text of a document', () => {
    const document = `{ images(search: "\\u0000") { totalCount } }`;
    expect(problems(document)).toEqual(['Contains characters that cannot be stored.']);
  });
});
