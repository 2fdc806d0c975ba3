import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cutStalledAnswers } from './stalled-answers.ts';

const STALLED_MS = 100;
/** Long enough that a client which reads is not disconnected, even on a busy machine. */
const PATIENT_MS = 3_000;
/** More bytes than the system buffers for a client that does not read. */
const MANY_BYTES = 64 * 1024 * 1024;

describe('an answer to a client that reads slowly or not at all', () => {
  let site: LocalServer;
  let handler: RequestListener;
  beforeEach(async () => {
    site = await serveLocally((req, res) => handler(req, res));
  });
  afterEach(() => site.close());

  const ask = (): Socket => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    return socket;
  };

  it('is aborted if the client has read nothing for a long time', async () => {
    cutStalledAnswers(site.server, STALLED_MS);
    const cut = new Promise<void>((resolve) => {
      handler = (_req, res) => {
        res.once('close', resolve);
        res.end(Buffer.alloc(MANY_BYTES));
      };
    });
    const socket = ask().pause();
    await cut;
    socket.destroy();
  });

  it('is not aborted while the client reads slowly, nor before the answer starts', async () => {
    cutStalledAnswers(site.server, PATIENT_MS);
    handler = async (_req, res) => {
      await sleep(1.2 * PATIENT_MS);
      res.end(Buffer.alloc(MANY_BYTES));
    };
    const socket = ask();
    let takenBytes = 0;
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      const before = takenBytes;
      takenBytes += chunk.length;
      const isMark = Math.floor(takenBytes / (MANY_BYTES / 8)) > Math.floor(before / (MANY_BYTES / 8));
      if (isMark) await sleep(PATIENT_MS / 18);
      if (takenBytes > MANY_BYTES) break;
    }
    expect(takenBytes).toBeGreaterThan(MANY_BYTES);
  });

  it('does not end an idle connection between two requests, which the keep-alive timeout ends', async () => {
    cutStalledAnswers(site.server, 3_600_000);
    site.server.keepAliveTimeout = 1;
    handler = (_req, res) => void res.end('all');
    const socket = ask();
    let taken = '';
    for await (const chunk of socket as AsyncIterable<Buffer>) taken += chunk.toString();
    expect(taken).toMatch(/^HTTP\/1\.1 200 OK[^]*all$/);
  });
});
