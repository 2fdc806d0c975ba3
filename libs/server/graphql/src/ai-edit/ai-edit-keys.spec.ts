import { randomUUID } from 'node:crypto';
import { siteForEach } from '../testing/test-server.ts';

const ONE = 'mutation ($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }';
const MANY = 'mutation ($input: RequestAiEditsInput!) { requestAiEdits(input: $input) { id } }';
const AGAIN =
  'mutation ($id: ID!, $idempotencyKey: String) { rerunAiEdit(id: $id, idempotencyKey: $idempotencyKey) { id } }';

describe('the idempotency key of an AI edit', () => {
  const { site, ann } = siteForEach('ann');

  it('has at most 255 characters', async () => {
    const { uid } = await site.world.uploadText(ann.user.id, 'picture');
    const wish = { prompt: 'brighter', idempotencyKey: 'x'.repeat(256) };
    const requests: readonly [string, Record<string, unknown>][] = [
      [ONE, { input: { ...wish, imageUid: uid } }],
      [MANY, { input: { ...wish, imageUids: [uid] } }],
      [AGAIN, { id: randomUUID(), idempotencyKey: wish.idempotencyKey }],
    ];
    for (const [query, variables] of requests) {
      const { errors } = await site.ask(query, variables, ann.token);
      expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
    }
  });

  it('is none if it is empty, as in a header', async () => {
    const { uid } = await site.world.uploadText(ann.user.id, 'picture');
    const idOf = async (prompt: string): Promise<unknown> => {
      const input = { imageUid: uid, prompt, idempotencyKey: '' };
      const { data } = await site.ask(ONE, { input }, ann.token);
      return (data?.['requestAiEdit'] as { id: string }).id;
    };
    expect(await idOf('brighter')).not.toBe(await idOf('darker'));
  });
});
