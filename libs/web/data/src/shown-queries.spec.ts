import { ApolloClient } from '@apollo/client';
import { jest } from '@jest/globals';
import { createCache } from './cache.ts';
import { CreditsDocument, ImageTagsDocument } from './generated/operations.ts';
import { shownQueries } from './shown-queries.ts';
import { fakeServer } from './testing/fake-server.ts';

it('loads again only the queries that a screen shows, and logs no warning about the others', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = fakeServer({
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 3 } }),
    ImageTags: () => ({ imageTags: [] }),
  });
  const client = new ApolloClient({ link: server.link, cache: createCache() });
  const shown = client.watchQuery({ query: CreditsDocument }).subscribe(() => undefined);
  await client.query({ query: CreditsDocument });
  const include = shownQueries(client, CreditsDocument, ImageTagsDocument);
  expect(include).toEqual([CreditsDocument]);
  await client.refetchQueries({ include });
  expect(server.calls('Credits')).toHaveLength(2);
  expect(server.calls('ImageTags')).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  shown.unsubscribe();
});
