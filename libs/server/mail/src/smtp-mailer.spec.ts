import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { MESSAGE, SENDER, mailerContract } from './mailer.contract.ts';
import { createSmtpMailer, type SmtpMailer, type SmtpMailerOptions } from './smtp-mailer.ts';
import { smtpError, startSmtpCatcher, type SmtpCatcher } from './testing/index.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
});

/** Creates a mailer that is closed after its test. */
const openMailer = (url: string, limits: Partial<SmtpMailerOptions> = {}): SmtpMailer => {
  const mailer = createSmtpMailer({ url, from: SENDER, ...limits });
  cleanups.push(() => mailer.close());
  return mailer;
};

/** Starts a server that calls `behave` with each connection. */
const startServer = async (behave: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => sockets.delete(socket)));
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Resolves once one of the connections in `sockets` has ended. */
const hungUp = (sockets: readonly Socket[]): Promise<unknown> =>
  Promise.all(sockets.map(async (socket) => socket.destroyed || once(socket, 'close')));

const retryable = (reason: string) => ({ code: 'OVERLOADED', details: { reason, retryable: true } });

mailerContract('SMTP', async () => {
  const server = await startSmtpCatcher();
  const mailer = createSmtpMailer({ url: server.url, from: SENDER });
  return {
    mailer,
    received: () => Promise.resolve(server.mails.map(({ eml }) => eml)),
    close: async () => {
      mailer.close();
      await server.close();
    },
  };
});

describe('the SMTP mailer with a working server', () => {
  let server: SmtpCatcher;
  let refusals: Error[];

  beforeEach(async () => {
    refusals = [];
    server = await startSmtpCatcher({
      onRecipient: () => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
      },
    });
  });
  afterEach(() => server.close());

  it('sends each email from one sender to one recipient', async () => {
    const mailer = openMailer(server.url);
    await mailer.send(MESSAGE, 'message-1');
    expect(server.mails).toMatchObject([
      { from: 'no-reply@safelight.test', recipients: ['kim@example.org'] },
    ]);
  });

  it('reuses its connection for several emails', async () => {
    const mailer = openMailer(server.url);
    for (const id of ['message-1', 'message-2', 'message-3']) await mailer.send(MESSAGE, id);
    expect(server.mails).toHaveLength(3);
    expect(server.connections()).toBe(1);
  });

  it('reports a greylisted email as retryable, and delivers it at the retry', async () => {
    refusals = [smtpError(451, 'Greylisted, try again later')];
    const mailer = openMailer(server.url);
    await expect(mailer.send(MESSAGE, 'message-1')).rejects.toMatchObject({
      code: 'OVERLOADED',
      details: { retryable: true, smtpStatus: 451 },
    });
    expect(server.mails).toEqual([]);
    await mailer.send(MESSAGE, 'message-1');
    expect(server.mails).toHaveLength(1);
  });

  it('reports a permanently rejected email as not retryable', async () => {
    refusals = [smtpError(550, 'No such person here')];
    const mailer = openMailer(server.url);
    await expect(mailer.send(MESSAGE, 'message-1')).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { retryable: false, smtpStatus: 550 },
    });
  });

  it('delivers emails again after an outage of the server', async () => {
    const mailer = openMailer(server.url);
    await mailer.send(MESSAGE, 'message-1');
    const port = Number(new URL(server.url).port);
    await server.close();
    await expect(mailer.send(MESSAGE, 'message-2')).rejects.toMatchObject({ details: { retryable: true } });
    server = await startSmtpCatcher({ port });
    await mailer.send(MESSAGE, 'message-2');
    expect(server.mails).toHaveLength(1);
  });

  it('rejects emails after it was closed', async () => {
    const mailer = openMailer(server.url);
    mailer.close();
    await expect(mailer.send(MESSAGE, 'message-1')).rejects.toMatchObject(retryable('ECONNECTION'));
    expect(server.mails).toEqual([]);
  });
});

describe('the SMTP mailer with a failing server', () => {
  it('fails immediately if nothing listens on the port, and does not reveal the password', async () => {
    const server = await startSmtpCatcher();
    await server.close();
    const mailer = openMailer(server.url.replace('//', '//user:hunter2@'));
    const error = await mailer.send(MESSAGE, 'message-1').then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject(retryable('ESOCKET'));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hunter2');
  });

  it.each<[string, (socket: Socket) => void]>([
    ['never greets', () => undefined],
    ['greets and falls silent', (socket) => socket.write('220 slow.test ESMTP\r\n')],
  ])('times out if the server %s', async (_what, behave) => {
    const sockets: Socket[] = [];
    const url = await startServer((socket) => {
      sockets.push(socket.resume());
      behave(socket);
    });
    const mailer = openMailer(url, { silenceTimeoutMs: 200 });
    await expect(mailer.send(MESSAGE, 'message-1')).rejects.toMatchObject(retryable('ETIMEDOUT'));
    expect(await hungUp(sockets)).toHaveLength(1);
  });

  it('times out if the server sends an endless response byte by byte', async () => {
    const sockets: Socket[] = [];
    const url = await startServer((socket) => {
      sockets.push(socket.resume());
      const trickle = setInterval(() => socket.write('220-still here\r\n'), 50);
      socket.on('close', () => clearInterval(trickle));
    });
    const mailer = openMailer(url, { silenceTimeoutMs: 60_000, sendTimeoutMs: 300 });
    await expect(mailer.send(MESSAGE, 'message-1')).rejects.toMatchObject(retryable('EABORT'));
    expect(await hungUp(sockets)).toHaveLength(1);
  });

  it('does not retry by itself if the server disconnects', async () => {
    let connections = 0;
    const url = await startServer((socket) => {
      connections += 1;
      socket.end();
    });
    const mailer = openMailer(url);
    await expect(mailer.send(MESSAGE, 'message-1')).rejects.toMatchObject({ details: { retryable: true } });
    expect(connections).toBe(1);
  });
});
