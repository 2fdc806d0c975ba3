import express, { type ErrorRequestHandler } from 'express';
import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { connect, type Socket } from 'node:net';
import { jsonBody } from './json-body.ts';
import { lingerAfterAnswer } from './linger.ts';

describe('a JSON body', () => {
  let site: LocalServer;
  let sockets: Socket[];
  beforeEach(async () => {
    sockets = [];
    const refuse: ErrorRequestHandler = (error: { status: number }, req, res, _next) => {
      void lingerAfterAnswer(req, res);
      res.status(error.status).end();
    };
    const app = express()
      .use(jsonBody())
      .use((req, res) => void res.json(req.body))
      .use(refuse);
    site = await serveLocally(app);
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    return site.close();
  });

  /** Sends a request with this header and body; resolves with the beginning of the answer. */
  const answerTo = (header: string, sent: string | Buffer = ''): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(site.port, '127.0.0.1');
      sockets.push(socket);
      socket.once('error', reject).once('data', (data) => resolve(String(data)));
      const lines = ['POST / HTTP/1.1', 'Host: site', 'Content-Type: application/json', header, '', ''];
      socket.write(Buffer.concat([Buffer.from(lines.join('\r\n')), Buffer.from(sent)]));
    });

  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

  it('is parsed whether or not it has a Content-Length', async () => {
    expect(await answerTo('Content-Length: 9', '{"a": 12}')).toMatch(/ 200 OK[^]*\{"a":12\}/);
    const chunked = `${chunk('{"a":')}${chunk(' 12}')}0\r\n\r\n`;
    expect(await answerTo('Transfer-Encoding: chunked', chunked)).toMatch(/ 200 OK[^]*\{"a":12\}/);
  });

  it.each([
    ['UTF-8', 'Jos\u00c3\u00a9', / 200 OK[^]*\{"a":"José"\}/],
    ['Latin-1', 'Jos\u00e9', / 415 /],
  ])('is read in UTF-8 only: %s', async (_encoding, bytes, answer) => {
    const body = Buffer.from(`{"a":"${bytes}"}`, 'latin1');
    expect(await answerTo(`Content-Length: ${body.length}`, body)).toMatch(answer);
  });

  it('is refused before it arrives if its Content-Length exceeds the limit', async () => {
    expect(await answerTo('Content-Length: 1000000000')).toContain(' 413 ');
  });

  it('is refused as soon as it exceeds the limit if it has no Content-Length', async () => {
    const begun = chunk(`"${'x'.repeat(100_000)}`);
    expect(await answerTo('Transfer-Encoding: chunked', begun)).toContain(' 413 ');
  });
});
