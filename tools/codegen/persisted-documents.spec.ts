import { readFileSync } from 'node:fs';
import { KNOWN_DOCUMENTS } from '../../libs/server/graphql/src/generated/known-documents.ts';
import { Logout, RefreshSession } from '../../libs/web/session/src/generated/operations.ts';

it('the server knows every document of the client by the hash that the client sends', () => {
  const client = readFileSync('libs/web/data/src/generated/operations.ts', 'utf8');
  const hashes = [...client.matchAll(/"__meta__":\{"hash":"([0-9a-f]{64})"\}/g)].map(([, hash = '']) => hash);
  expect(hashes.length).toBeGreaterThan(100);
  expect(hashes).toHaveLength(client.match(/"kind":"OperationDefinition"/g)?.length ?? 0);
  for (const hash of [...hashes, Logout.hash, RefreshSession.hash])
    expect(KNOWN_DOCUMENTS).toHaveProperty(hash);
});
