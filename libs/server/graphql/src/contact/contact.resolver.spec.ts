import { siteForEach } from '../testing/test-server.ts';

const SEND = `mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }`;
const INPUT = {
  name: 'Ann',
  email: 'ann@example.com',
  category: 'FEATURE',
  subject: 'Albums',
  message: 'Please.\nAlbums.',
};

describe('the contact form', () => {
  const { site } = siteForEach();

  const kept = () => site.world.database.tables.contactMessages;

  it('accepts a message from a visitor', async () => {
    expect((await site.ask(SEND, { input: INPUT })).data).toEqual({ sendContactMessage: true });
    expect(kept()).toMatchObject([{ ...INPUT, category: 'feature', userId: null }]);
    expect(site.world.mailOf('contactMessage')).toMatchObject({ to: 'support@example.org' });
  });

  it('records the account of a sender who is signed in', async () => {
    const ann = await site.signUp('ann');
    await site.ask(SEND, { input: INPUT }, ann.token);
    expect(kept()).toMatchObject([{ userId: ann.user.id }]);
  });

  it('names every invalid field when it refuses a message', async () => {
    const input = { ...INPUT, name: 'Ann\r\nBcc: b@example.com', subject: '' };
    const { data, errors } = await site.ask(SEND, { input });
    expect(data).toBeNull();
    expect(errors[0]).toMatchObject({
      extensions: {
        code: 'INVALID_INPUT',
        details: { fields: { name: [expect.any(String)], subject: [expect.any(String)] } },
      },
    });
    expect(kept()).toEqual([]);
  });

  it('reports after how many seconds to retry when one network sends too many messages', async () => {
    for (let sent = 0; sent < 10; sent += 1) await site.ask(SEND, { input: INPUT });
    expect((await site.ask(SEND, { input: INPUT })).errors[0]).toMatchObject({
      extensions: { code: 'RATE_LIMITED', details: { retryAfterSeconds: expect.any(Number) } },
    });
  });
});
