import { readFileSync } from 'node:fs';
import { printGraphqlSchema } from './build-schema.ts';

const committed = readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8');

describe('the schema', () => {
  it('is the one committed as schema.graphql, which the client is built from', async () => {
    expect(committed).toBe(await printGraphqlSchema());
  });
});
