import { serveLocally } from '@safelight/processes/testing';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger } from './logger.ts';
import { answerRefused } from './refused-requests.ts';

const quiet = createLogger({ logLevel: 'silent' });

describe('a request that the HTTP parser refuses', () => {
  it('gets no answer in the middle of the answer to the request before it', async () => {
    const refused = answerRefused(quiet, (_req, res) => void res.write('half'));
    const server = createServer({ requireHostHeader: false }, refused.listener);
    refused.watch(server);
    const site = await serveLocally(server);
    const socket = connect(site.port, '127.0.0.1');
    socket.once('data', () => socket.write('nonsense\r\n\r\n')).write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    const answer = await text(socket).catch((error: unknown) => String(error));
    await site.close();
    expect(answer).not.toContain('HTTP/1.1 400');
  });
});

const HEADERS_TIMEOUT_MS = 100;

/** A server with a short limit for headers, and a connection to it that has sent nothing. */
const openConnection = async () => {
  const refused = answerRefused(quiet, (_req, res) => void res.end('hello'));
  const limits = { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 10 };
  const server = createServer({ requireHostHeader: false, ...limits }, refused.listener);
  refused.watch(server);
  server.on('upgrade', (_req, upgraded) => upgraded.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const site = await serveLocally(server);
  const accepted = once(server, 'connection');
  const socket = connect(site.port, '127.0.0.1');
  await Promise.all([accepted, once(socket, 'connect')]);
  return { site, socket };
};

/** Blocks this process, as a server that gets no processor time, for longer than headers may take. */
const stall = (): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HEADERS_TIMEOUT_MS * 1.5);

describe('the limit for the headers of a request', () => {
  it.each([
    ['is answered', 'Connection: close', 'HTTP/1.1 200'],
    ['that expects what nobody can do gets only that answer', 'Expect: miracles', 'HTTP/1.1 417'],
    ['may change the protocol', 'Connection: upgrade\r\nUpgrade: websocket', 'HTTP/1.1 101'],
  ])('does not count the time in which the server stalled: a request %s', async (_, header, status) => {
    const { site, socket } = await openConnection();
    socket.write(`GET / HTTP/1.1\r\nHost: site\r\n${header}\r\n\r\n`);
    stall();
    const answer = await text(socket);
    await site.close();
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([status]);
  });

  it.each(['', 'GET / HTTP/1.1\r\nHost: si'])('ends a connection that sent only %p', async (sent) => {
    const { site, socket } = await openConnection();
    socket.write(sent);
    const answer = await text(socket);
    await site.close();
    expect(answer).toContain('HTTP/1.1 408');
  });

  it('ends a connection on which more headers arrived while the server stalled, but not all of them', async () => {
    const { site, socket } = await openConnection();
    socket.write('GET / HTTP/1.1\r\n');
    await new Promise(setImmediate);
    socket.write('Host: si');
    stall();
    const answer = await text(socket);
    await site.close();
    expect(answer).toContain('HTTP/1.1 408');
  });
});
