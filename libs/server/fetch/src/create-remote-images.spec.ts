import { createRemoteImages } from './create-remote-images.ts';
import { fetchAll, LIMIT, PICTURE, redirectTo, REFUSED, servePages } from './testing/pages.ts';
import { drained, PUBLIC_ADDRESS, type PretendInternet } from './testing/pretend-internet.ts';

const URL_OF_IT = 'http://pictures.example/a/cat.png';

describe('fetching remote images', () => {
  let internet: PretendInternet;
  afterEach(() => internet.close());

  const serve = async (...args: Parameters<typeof servePages>): Promise<void> => {
    internet = await servePages(...args);
  };
  const fetched = (url = URL_OF_IT, limit = LIMIT): Promise<Buffer> => fetchAll(internet, url, limit);

  describe('a picture', () => {
    it.each(['http', 'https'])('is fetched over %s, with its filename and media type', async (scheme) => {
      await serve();
      const url = `${scheme}://pictures.example/a/My%20cat.png?size=2#top`;
      const { filename, contentType, body } = await internet.images.fetch(url, LIMIT);
      expect({ filename, contentType }).toEqual({ filename: 'My cat.png', contentType: 'image/png' });
      expect((await drained(body)).equals(PICTURE)).toBe(true);
      expect(internet.dialled).toEqual([PUBLIC_ADDRESS]);
    });

    it('is requested without cookie, referrer, credentials or compression', async () => {
      await serve({ '/first': redirectTo('/cat.png', 301) });
      await fetched('http://pictures.example/first');
      for (const { headers } of internet.requests) {
        expect(headers).toEqual({
          accept: 'image/*',
          'accept-encoding': 'identity',
          connection: 'close',
          host: 'pictures.example',
          'user-agent': expect.stringMatching(/^Safelight/),
        });
      }
    });

    it.each([
      ['http://a.example/', ''],
      ['http://a.example/folder/', 'folder'],
      ['http://a.example/%2e%2e%2fetc%2fpasswd', '..etcpasswd'],
      ['http://a.example/%E0%A4%A', '%E0%A4%A'],
      ['http://a.example/a%00%0d%0ab.png', 'ab.png'],
      [`http://a.example/${'x'.repeat(300)}.png`, `${'x'.repeat(251)}.png`],
      ['http://a.example/猫.png', '猫.png'],
    ])('at %s gets the filename %s', async (url, filename) => {
      await serve();
      const { filename: found, body } = await internet.images.fetch(url, LIMIT);
      expect(found).toBe(filename);
      await drained(body);
    });
  });

  describe('redirects', () => {
    it('are followed up to three times, even to another scheme or host', async () => {
      await serve({
        '/1': redirectTo('https://pictures.example/2', 301),
        '/2': redirectTo('http://other.example/3', 303),
        '/3': redirectTo('../x/cat.png', 308),
      });
      expect((await fetched('http://pictures.example/1')).equals(PICTURE)).toBe(true);
      expect(internet.requests.map(({ url }) => url)).toEqual(['/1', '/2', '/3', '/x/cat.png']);
    });

    it('fail at the fourth redirect', async () => {
      await serve({
        '/1': redirectTo('/2'),
        '/2': redirectTo('/3'),
        '/3': redirectTo('/4'),
        '/4': redirectTo('/cat.png'),
      });
      await expect(fetched('http://pictures.example/1')).rejects.toMatchObject(REFUSED);
      expect(internet.requests).toHaveLength(4);
    });

    it('fail when they form a loop', async () => {
      await serve({ '/1': redirectTo('/1') });
      await expect(fetched('http://pictures.example/1')).rejects.toMatchObject(REFUSED);
      expect(internet.requests).toHaveLength(4);
    });

    it.each([
      'http://127.0.0.1/x.png',
      'http://[::1]/x.png',
      'http://169.254.169.254/latest/meta-data/',
      'http://pictures.example:8080/x.png',
      'http://user@pictures.example/x.png',
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      'http://',
      '',
    ])('to %j are refused before a second connection is opened', async (location) => {
      await serve({ '/1': redirectTo(location) });
      await expect(fetched('http://pictures.example/1')).rejects.toMatchObject(REFUSED);
      expect(internet.dialled).toHaveLength(1);
    });
  });

  describe('the host names of URLs', () => {
    it('are resolved once, and reached at the checked address even if DNS changes afterwards', async () => {
      const answers = [[PUBLIC_ADDRESS], ['127.0.0.1'], ['127.0.0.1']];
      const asked: string[] = [];
      const resolve = (name: string) => {
        asked.push(name);
        return Promise.resolve(answers.shift() ?? []);
      };
      await serve({}, { resolve });
      expect((await fetched()).equals(PICTURE)).toBe(true);
      expect(asked).toEqual(['pictures.example']);
      expect(internet.dialled).toEqual([PUBLIC_ADDRESS]);
    });

    it('are resolved again after a redirect, and refused if they then have a private address', async () => {
      const answers = [[PUBLIC_ADDRESS], ['10.0.0.1']];
      await serve({ '/1': redirectTo('/2') }, { resolve: () => Promise.resolve(answers.shift() ?? []) });
      await expect(fetched('http://pictures.example/1')).rejects.toMatchObject(REFUSED);
      expect(internet.dialled).toEqual([PUBLIC_ADDRESS]);
    });

    it('are refused before a request is sent if the certificate names another host', async () => {
      await serve();
      await expect(fetched('https://other.example/cat.png')).rejects.toMatchObject({
        ...REFUSED,
        cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      });
      expect(internet.requests).toEqual([]);
    });

    it('are refused if they cannot be resolved', async () => {
      await serve({}, { resolve: () => Promise.reject(new Error('SERVFAIL')) });
      await expect(fetched()).rejects.toMatchObject(REFUSED);
    });
  });
});

describe('the allowed origins on this machine', () => {
  const allowedOrigins = ['http://127.0.0.1:8080'];

  it('are accepted in tests, and prevent the start in production', () => {
    expect(() => createRemoteImages({ isProduction: true, allowedOrigins })).toThrow('production');
    expect(() => createRemoteImages({ isProduction: true })).not.toThrow();
    expect(() => createRemoteImages({ isProduction: false, allowedOrigins })).not.toThrow();
  });

  it.each(['http://10.0.0.1', 'http://pictures.example', 'http://127.0.0.1:8080/path', 'file:///', 'x'])(
    'must not contain %s',
    (origin) => {
      expect(() => createRemoteImages({ isProduction: false, allowedOrigins: [origin] })).toThrow(
        'no origin',
      );
    },
  );
});
