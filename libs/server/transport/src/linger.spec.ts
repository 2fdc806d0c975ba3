import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { lingerAfterAnswer } from './linger.ts';

const MIB = 1024 * 1024;

describe('an early answer to a request whose body is still arriving', () => {
  let site: LocalServer;
  let handler: RequestListener;
  beforeEach(async () => {
    site = await serveLocally((req, res) => handler(req, res));
  });
  afterEach(() => site.close());

  const begin = (...headers: readonly string[]): Socket => {
    const socket = connect(site.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(['POST / HTTP/1.1', 'Host: site', ...headers, '', ''].join('\r\n'));
    return socket;
  };
  const firstOf = (socket: Socket): Promise<string> =>
    new Promise((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  const refuse = (req: IncomingMessage, res: Parameters<RequestListener>[1]): Promise<unknown> => {
    const answered = lingerAfterAnswer(req, res);
    res.statusCode = 413;
    res.end('too large');
    return answered;
  };

  it('is sent immediately, with the header "Connection: close"', async () => {
    handler = refuse;
    const socket = begin('Content-Length: 50000000');
    const answer = await firstOf(socket);
    expect(answer).toContain('HTTP/1.1 413 ');
    expect(answer).toContain('Connection: close');
    expect(answer).toContain('too large');
    socket.destroy();
  });

  it('closes the connection when the client sends another 16 MiB', async () => {
    handler = refuse;
    const socket = begin('Content-Length: 500000000');
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    let sentBytes = 0;
    const pump = (error?: Error | null): void => {
      if (error) return;
      sentBytes += MIB;
      socket.write(Buffer.alloc(MIB), pump);
    };
    pump();
    socket.resume();
    await closed;
    expect(sentBytes).toBeGreaterThan(15 * MIB);
    expect(sentBytes).toBeLessThan(100 * MIB);
  });

  it('counts as sent although the client is still sending', async () => {
    const given = new Promise<void>((resolve) => {
      handler = (req, res) => void refuse(req, res).then(() => resolve());
    });
    const socket = begin('Content-Length: 50000000');
    await given;
    socket.destroy();
  });

  it('ends immediately if the client has disconnected', async () => {
    const isEnded = new Promise<boolean>((resolve) => {
      handler = (req, res) => {
        req.once('close', () => {
          void refuse(req, res);
          resolve(res.writableEnded);
        });
        socket.destroy();
      };
    });
    const socket = begin('Content-Length: 50000000');
    expect(await isEnded).toBe(true);
  });

  it('detaches the previous reader from the body', async () => {
    const taken: number[] = [];
    handler = (req, res) => {
      req.once('data', () => void refuse(req, res));
      req.on('end', () => taken.push(0));
    };
    const socket = begin('Content-Length: 200000');
    const answer = firstOf(socket);
    socket.write(Buffer.alloc(100_000));
    expect(await answer).toContain('HTTP/1.1 413 ');
    socket.end(Buffer.alloc(100_000));
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
    expect(taken).toEqual([0]);
  });

  it('keeps the connection open if the rest of the body is small', async () => {
    handler = refuse;
    const socket = begin('Content-Length: 100');
    const answer = await firstOf(socket);
    expect(answer).toContain('HTTP/1.1 413 ');
    expect(answer).not.toContain('Connection: close');
    socket.destroy();
  });
});
