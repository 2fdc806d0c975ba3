import { answersImage, editRequest, type ScriptedEditor } from '@safelight/application/testing';
import {
  startBothTransports,
  type BothTransports,
  type GraphqlCall,
  type RestCall,
} from './both-transports.ts';

type Person = Awaited<ReturnType<BothTransports['signUp']>>;

/** Fields that differ between two objects that are otherwise equal. */
const NAMES = ['uid', 'id', 'prefix', 'lastFour', 'key'] as const;
const unnamed = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).filter(([name]) => !(NAMES as readonly string[]).includes(name)),
  );

/**
 * Starts both transports with two users before each test of a suite. Returns them, empty until then, and
 * functions that send the same request to both transports and expect the same outcome.
 */
export const parity = () => {
  const site = {} as BothTransports;
  const [ann, bob] = [{} as Person, {} as Person];
  beforeEach(async () => {
    Object.assign(site, await startBothTransports());
    Object.assign(ann, await site.signUp('ann'));
    Object.assign(bob, await site.signUp('bob'));
  });
  afterEach(() => site.stop());

  /** Sends a request to both transports, and expects the same status, error code and field errors. */
  const ask = async (as: string | null, rest: RestCall, graphql: GraphqlCall) => {
    const answers = { rest: await site.rest(as, rest), graphql: await site.graphql(as, graphql) };
    expect(answers.rest.status).toBe(answers.graphql.status);
    expect(answers.rest.fields).toEqual(answers.graphql.fields);
    if (answers.rest.fields === null) expect(answers.rest.code).toBe(answers.graphql.code);
    return answers;
  };
  /**
   * Expects that both transports read the same object: the REST answer contains every field of the GraphQL
   * query.
   */
  const expectSame = async (as: string | null, rest: RestCall, graphql: GraphqlCall): Promise<void> => {
    const answers = await ask(as, rest, graphql);
    expect(answers.rest.code).toBeNull();
    const { data } = answers.graphql as { data: { nodes?: object } | null };
    const found = data?.nodes ?? data;
    expect(found).not.toBeNull();
    expect(answers.rest.data).toMatchObject(found as object);
  };
  /** Expects that both transports refuse the request with this code. */
  const expectRefused = async (as: string | null, code: string, rest: RestCall, graphql: GraphqlCall) => {
    const answers = await ask(as, rest, graphql);
    expect(answers.graphql.code).toBe(code);
  };
  /** Changes one object by each transport, and expects the same answer. */
  const expectAlike = async (
    as: string | null,
    rest: RestCall,
    graphql: GraphqlCall,
    comparable: (data: never) => unknown = (data) => data,
  ): Promise<void> => {
    const answers = await ask(as, rest, graphql);
    expect(answers.rest.code).toBeNull();
    const [fromRest, fromGraphql] = [answers.rest.data, answers.graphql.data].map((data) =>
      unnamed(comparable(data as never)),
    );
    expect(Object.keys(fromGraphql as object).length).toBeGreaterThan(0);
    expect(fromRest).toMatchObject(fromGraphql as object);
  };
  /** Expects null from GraphQL and NOT_FOUND from REST for something that the viewer cannot read. */
  const expectMissing = async (as: string | null, path: string, query: string): Promise<void> => {
    expect(await site.rest(as, { path })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await site.graphql(as, { query })).toMatchObject({ code: null, data: null });
  };
  /** Creates an image of Ann's with its upload and the result of an edit. */
  const edited = async (text: string, privacy: 'public' | 'private' = 'private') => {
    const { world } = site;
    const { uid } = await world.uploadText(ann.user.id, text, privacy);
    const job = await world.useCases.requestAiEdit(ann.viewer, editRequest(uid, 'make it vintage'));
    const [editor] = world.editors as readonly ScriptedEditor[];
    editor!.answerNext(async (...asked) => ({ ...(await answersImage(...asked)), textResponse: 'Done.' }));
    await world.jobs.runAiEdit(job.id, new AbortController().signal);
    const [upload, edit] = await world.repositories.images.listVersions(uid);
    return { uid, upload: upload!.id, edit: edit!.id };
  };

  return { site, ann, bob, edited, ask, expectSame, expectAlike, expectRefused, expectMissing };
};
