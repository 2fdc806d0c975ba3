import { ANONYMOUS } from '@safelight/domain';
import { TEXTS, type ContactForm } from '@safelight/rules';
import { clientAt, createWorld } from '../testing/index.ts';
import { sendContactMessage } from './send-contact-message.ts';

const FORM: ContactForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  category: 'technical',
  subject: 'An upload that stops',
  message: 'It stops at half.\r\nEvery time.',
};

const setUp = () => {
  const world = createWorld();
  const deps = { ...world, unitOfWork: world.database };
  const send = sendContactMessage(deps);
  const write = (changes: Partial<ContactForm> = {}, client = clientAt()) =>
    send(ANONYMOUS, { ...FORM, ...changes, client });
  return { world, deps, send, write, kept: () => world.database.tables.contactMessages };
};

describe('a message to the support address', () => {
  it('is stored and sent with trimmed fields and normalized line breaks', async () => {
    const { world, write, kept } = setUp();
    await write({ name: ' Ada Lovelace ', email: ' ada@example.com ' });
    const message = { ...FORM, message: 'It stops at half.\nEvery time.', userId: null };
    expect(kept()).toEqual([{ ...message, id: expect.any(String), createdAt: world.clock.now() }]);
    const mail = world.mailOf('contactMessage');
    expect(mail?.to).toBe('support@example.org');
    expect(JSON.parse(mail?.text ?? '')).toMatchObject({
      message: { subject: FORM.subject },
      username: null,
    });
  });

  it("names the user who wrote it, and is deleted with that user's account", async () => {
    const { world, send, kept } = setUp();
    const { user, viewer } = await world.signUp('ada');
    await send(viewer, { ...FORM, client: clientAt() });
    expect(kept()).toMatchObject([{ userId: user.id }]);
    expect(JSON.parse(world.mailOf('contactMessage')?.text ?? '')).toMatchObject({ username: 'ada' });
    expect(await world.repositories.contactMessages.listByUser(user.id)).toHaveLength(1);
    await world.repositories.users.purge(user.id);
    expect(kept()).toEqual([]);
  });

  it.each<[string, Partial<ContactForm>, string]>([
    ['a header after the name', { name: 'Ada\r\nBcc: eve@example.com' }, 'name'],
    ['a header after the address', { email: 'ada@example.com\r\nBcc: eve@example.com' }, 'email'],
    ['a header after the subject', { subject: 'Hello\r\nBcc: eve@example.com' }, 'subject'],
    ['a line separator in the subject', { subject: 'Hello\u2028there' }, 'subject'],
    ['two addresses', { email: 'ada@example.com, eve@example.com' }, 'email'],
    ['a category there is none of', { category: 'other\r\n' as ContactForm['category'] }, 'category'],
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['no subject', { subject: '' }, 'subject'],
    ['no message', { message: '\r\n ' }, 'message'],
    ['a message too long', { message: 'x'.repeat(5_001) }, 'message'],
    ['NUL in the message', { message: 'a\u0000b' }, 'message'],
    ['an escape sequence in the message', { message: 'a\u001b[2Jb' }, 'message'],
  ])('is refused if it has %s, and nothing is stored or sent', async (_, changes, field) => {
    const { world, write, kept } = setUp();
    await expect(write(changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [expect.any(String)] } },
    });
    expect([kept(), world.mails()]).toEqual([[], []]);
  });

  it('is refused if ten were sent within an hour from one network', async () => {
    const { world, write, kept } = setUp();
    for (let sent = 0; sent < 10; sent += 1) await write();
    await expect(write()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: TEXTS.generic.tooManyAttempts,
      details: { retryAfterSeconds: expect.any(Number) },
    });
    expect(kept()).toHaveLength(10);
    await write({}, clientAt('198.51.100.4'));
    world.clock.advance(3_600_000);
    await write();
    expect(kept()).toHaveLength(12);
  });

  it('is not stored if its email cannot be queued', async () => {
    const { deps, kept } = setUp();
    const contactMessage = () => {
      throw new Error('no such mail');
    };
    const send = sendContactMessage({ ...deps, templates: { ...deps.templates, contactMessage } });
    await expect(send(ANONYMOUS, { ...FORM, client: clientAt() })).rejects.toThrow('no such mail');
    expect(kept()).toEqual([]);
  });
});
