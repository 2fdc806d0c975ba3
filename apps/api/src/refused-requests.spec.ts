import { serveLocally } from '@safelight/processes/testing';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLogger } from './logger.ts';
import { answerRefused } from './refused-requests.ts';

describe('a request that the HTTP parser refuses', () => {
  it('gets no answer in the middle of the answer to the request before it', async () => {
    const refused = answerRefused(
      createLogger({ logLevel: 'silent' }),
      (_req, res) => void res.write('half'),
    );
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
