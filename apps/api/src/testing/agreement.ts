import type { BothTransports, GraphqlCall, RestCall } from './both-transports.ts';

/** Fields that differ between two objects that are otherwise equal. */
const NAMES = ['uid', 'id', 'prefix', 'lastFour', 'key'] as const;
const unnamed = (data: unknown): unknown =>
  Object.fromEntries(
    Object.entries(data ?? {}).filter(([name]) => !(NAMES as readonly string[]).includes(name)),
  );

/** Helpers that send the same request to both transports and expect the same outcome. */
export const agreement = (site: () => BothTransports) => {
  /** Expects the same status, error code and field errors from both. */
  const ask = async (as: string | null, rest: RestCall, graphql: GraphqlCall) => {
    const answers = { rest: await site().rest(as, rest), graphql: await site().graphql(as, graphql) };
    expect(answers.rest.status).toBe(answers.graphql.status);
    expect(answers.rest.fields).toEqual(answers.graphql.fields);
    if (answers.rest.fields === null) expect(answers.rest.code).toBe(answers.graphql.code);
    return answers;
  };
  /** Expects that both read the same object: the REST answer contains every field of the GraphQL query. */
  const expectSame = async (as: string | null, rest: RestCall, graphql: GraphqlCall): Promise<void> => {
    const answers = await ask(as, rest, graphql);
    expect(answers.rest.code).toBeNull();
    const { data } = answers.graphql as { data: { nodes?: object } | null };
    const found = data?.nodes ?? data;
    expect(found).not.toBeNull();
    expect(answers.rest.data).toMatchObject(found as object);
  };
  /** Expects that both refuse the request with this code. */
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
    expect(await site().rest(as, { path })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await site().graphql(as, { query })).toMatchObject({ code: null, data: null });
  };

  return { ask, expectSame, expectAlike, expectRefused, expectMissing };
};
