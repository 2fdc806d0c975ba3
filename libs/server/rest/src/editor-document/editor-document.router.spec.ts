import { serverForEach } from '../testing/test-server.ts';

const DEEP = 100_000;

describe('saving a document of the editor over REST', () => {
  const { server, ann } = serverForEach('ann');

  it('refuses a document that is nested deeper than it can be read', async () => {
    const { uid } = await server.addImage(ann);
    const answer = await server.send(`/api/images/${uid}/document/`, {
      method: 'POST',
      headers: { ...ann.headers, 'Content-Type': 'application/json' },
      body: `{"base_revision":0,"document":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`,
    });
    expect([answer.status, answer.json()]).toEqual([
      400,
      {
        error: 'The document is nested too deep.',
        code: 'INVALID_DOCUMENT',
        details: { place: '', problem: 'is nested too deep' },
      },
    ]);
  });
});
