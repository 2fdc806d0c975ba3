import { isObjectType, getNamedType, isLeafType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { buildGraphqlSchema } from '../build-schema.ts';
import { siteForAll } from '../testing/test-server.ts';

const type = (await buildGraphqlSchema()).getType('Image') as GraphQLObjectType;

/** A field as it is written in a query; for an object with all of its leaf fields. */
const selectionOf = ({ name, type: of }: GraphQLField<unknown, unknown>): string => {
  const named = getNamedType(of);
  if (!isObjectType(named)) return name;
  const leaves = Object.values(named.getFields()).filter((field) => isLeafType(getNamedType(field.type)));
  return `${name} { ${leaves.map((leaf) => leaf.name).join(' ')} }`;
};

describe('a list of images that loads only the requested fields', () => {
  const { site, ann } = siteForAll('ann');
  let uid: string;
  beforeAll(async () => {
    ({ uid } = await site.world.uploadText(ann.user.id, 'picture'));
    const input = { title: 'Élan', description: 'By the sea', tags: ['sea'], showTags: true };
    const change = `mutation ($uid: ID!, $input: UpdateImageInput!) { updateImage(uid: $uid, input: $input) { uid } }`;
    await site.ask(change, { uid, input: { ...input, isFavorite: true, expiresIn: 86_400 } }, ann.token);
  });

  const listed = async (query: string): Promise<unknown> => {
    const { data, errors } = await site.ask(query, {}, ann.token);
    expect(errors).toEqual([]);
    return data?.['images'];
  };

  it.each(Object.values(type.getFields()).map((field) => [field.name, selectionOf(field)]))(
    'returns the same %s as a query of the single image',
    async (_name, selection) => {
      const { data } = await site.ask(`{ image(uid: "${uid}") { ${selection} } }`, {}, ann.token);
      const node = data?.['image'];
      expect(node).toBeTruthy();
      // By the third time the query has been compiled.
      for (let time = 0; time < 3; time += 1) {
        expect(await listed(`{ images { nodes { ${selection} } } }`)).toEqual({ nodes: [node] });
      }
      expect(await listed(`{ images { edges { node { ${selection} } } } }`)).toEqual({ edges: [{ node }] });
    },
  );

  it('loads fields that are requested in fragments', async () => {
    const query = `
      query { images { ...Page nodes { ... on Image { title } } } }
      fragment Page on ImageConnection { nodes { ...Card } edges { cursor node { width } } }
      fragment Card on Image { tags }`;
    expect(await listed(query)).toMatchObject({ nodes: [{ tags: ['sea'], title: 'Élan' }] });
  });

  it('loads the values that its cursors contain, for every sort order', async () => {
    for (const sort of ['NEWEST', 'OLDEST', 'NAME']) {
      const page = await listed(`{ images(sort: ${sort}) { edges { cursor } pageInfo { endCursor } } }`);
      expect(page).toMatchObject({ edges: [{ cursor: expect.any(String) }] });
    }
  });

  it('loads the right fields for each of two operations in one document', async () => {
    const query = `query A { ...Titles } query B { ...Titles images { nodes { width } } }
      fragment Titles on Query { images { nodes { title } } }`;
    const send = async (operationName: string): Promise<unknown> => {
      const body = JSON.stringify({ query, operationName });
      const headers = { 'content-type': 'application/json', authorization: ann.token };
      return (await site.send(body, headers)).json();
    };
    for (let time = 0; time < 3; time += 1) {
      expect(await send('A')).toEqual({ data: { images: { nodes: [{ title: 'Élan' }] } } });
      expect(await send('B')).toEqual({
        data: { images: { nodes: [{ title: 'Élan', width: expect.any(Number) }] } },
      });
    }
  });

  it('reports an invalid thumbnail width as a single error', async () => {
    for (let time = 0; time < 3; time += 1) {
      const { errors } = await site.ask('{ images { nodes { thumbnailUrl(width: 3) } } }', {}, ann.token);
      expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INVALID_INPUT']);
    }
  });
});
