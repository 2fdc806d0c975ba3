import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { DomainError } from '@safelight/domain';
import {
  fetchAll,
  LIMIT,
  PICTURE,
  PNG,
  redirectTo,
  REFUSED,
  servePages,
  type Page,
} from './testing/pages.ts';
import { drained, type PretendInternet } from './testing/pretend-internet.ts';

const URL_OF_IT = 'http://pictures.example/a/cat.png';

describe('responses of a remote server', () => {
  let internet: PretendInternet;
  afterEach(() => internet.close());

  const serve = async (...args: Parameters<typeof servePages>): Promise<void> => {
    internet = await servePages(...args);
  };
  const fetched = (url = URL_OF_IT, limit = LIMIT): Promise<Buffer> => fetchAll(internet, url, limit);

  describe('to a fetch', () => {
    const answers: Readonly<Record<string, Page>> = {
      'an HTML page': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'no content type': (response) => response.writeHead(200).end(PICTURE),
      'a content type that only contains image/': (response) =>
        response.writeHead(200, { 'content-type': 'text/html; x=image/png' }).end(PICTURE),
      'status 404': (response) => response.writeHead(404, PNG).end(PICTURE),
      'status 206': (response) => response.writeHead(206, PNG).end(PICTURE),
      'status 204': (response) => response.writeHead(204, PNG).end(),
      'status 304': (response) => response.writeHead(304, PNG).end(),
      'gzip that was not requested': (response) =>
        response.writeHead(200, { ...PNG, 'content-encoding': 'gzip' }).end(gzipSync(PICTURE)),
      'another protocol than HTTP': (response) => response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n'),
      'a closed connection': (response) => response.socket?.destroy(),
      'headers without end': (response) =>
        response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(40_000)}`),
      'a body shorter than its Content-Length': (response) => {
        response.writeHead(200, { ...PNG, 'content-length': PICTURE.length + 1 });
        response.write(PICTURE, () => response.socket?.destroy());
      },
    };

    it.each(Object.keys(answers))('with %s are refused', async (name) => {
      const page = answers[name];
      await serve({ '/x': page ?? redirectTo('/') });
      await expect(fetched('http://pictures.example/x')).rejects.toMatchObject(REFUSED);
    });

    it('with a Content-Length over the limit are refused before their body is read', async () => {
      const page: Page = (response) =>
        response.writeHead(200, { ...PNG, 'content-length': 2_000 }).flushHeaders();
      await serve({ '/x': page });
      const asked = internet.images.fetch('http://pictures.example/x', { maxBytes: 1_999 });
      await expect(asked).rejects.toMatchObject({ code: 'FILE_TOO_LARGE', details: { limitBytes: 1_999 } });
    });

    it('with an endless body are aborted at the limit, and their connection is closed', async () => {
      let closed: Promise<unknown> = Promise.resolve();
      const page: Page = (response) => {
        closed = once(response, 'close');
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.writeHead(200, PNG).on('drain', more);
        more();
      };
      await serve({ '/x': page });
      await expect(fetched('http://pictures.example/x')).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
      await closed;
    });

    it('with a body of exactly the maximum size are accepted', async () => {
      await serve();
      expect(await fetched(URL_OF_IT, { maxBytes: PICTURE.length })).toHaveLength(PICTURE.length);
      await expect(fetched(URL_OF_IT, { maxBytes: PICTURE.length - 1 })).rejects.toMatchObject({
        code: 'FILE_TOO_LARGE',
      });
    });
  });

  describe('that time out or are aborted', () => {
    const slowPages: Readonly<Record<string, Page>> = {
      'never comes': () => undefined,
      'arrives byte by byte': (response) => {
        response.writeHead(200, PNG);
        const drip = setInterval(() => response.write('a'), 20);
        response.on('close', () => {
          clearInterval(drip);
        });
      },
      'stops in the middle': (response) => response.writeHead(200, PNG).write('a'),
    };

    it.each(Object.keys(slowPages))('end with an error if the body %s', async (name) => {
      await serve({ '/x': slowPages[name] ?? redirectTo('/') }, { timeoutMs: 300 });
      await expect(fetched('http://pictures.example/x')).rejects.toMatchObject(REFUSED);
    });

    it('are read to the end although the reader takes longer over a part than the timeout', async () => {
      let sendRest = (): unknown => undefined;
      const page: Page = (response) => {
        response.writeHead(200, PNG).write('a');
        sendRest = () => response.end('b');
      };
      await serve({ '/x': page }, { timeoutMs: 200 });
      const { body } = await internet.images.fetch('http://pictures.example/x', LIMIT);
      const parts: string[] = [];
      for await (const chunk of body) {
        parts.push(Buffer.from(chunk).toString());
        if (parts.length > 1) continue;
        await setTimeout(300);
        sendRest();
      }
      expect(parts).toEqual(['a', 'b']);
    });

    it('end with the reason of the caller’s abort, before and during the body', async () => {
      await serve({ '/x': slowPages['arrives byte by byte'] ?? redirectTo('/') });
      const reason = new DomainError('STORAGE_UNAVAILABLE', 'full');
      const controller = new AbortController();
      const options = { ...LIMIT, signal: controller.signal };
      const { body } = await internet.images.fetch('http://pictures.example/x', options);
      const read = drained(body);
      controller.abort(reason);
      await expect(read).rejects.toBe(reason);
      await expect(internet.images.fetch(URL_OF_IT, options)).rejects.toBe(reason);
      const plain = { ...LIMIT, signal: AbortSignal.abort() };
      await expect(internet.images.fetch(URL_OF_IT, plain)).rejects.toMatchObject({ code: 'UPLOAD_ABORTED' });
    });

    it('close their connection when the caller stops reading', async () => {
      let closed: Promise<unknown> = new Promise(() => undefined);
      const page: Page = (response) => {
        closed = once(response, 'close');
        response.writeHead(200, PNG).write('a');
      };
      await serve({ '/x': page });
      const { body } = await internet.images.fetch('http://pictures.example/x', LIMIT);
      for await (const chunk of body) {
        expect(chunk).toHaveLength(1);
        break;
      }
      await closed;
    });
  });
});
