import { readFile } from 'node:fs/promises';
import { GPS_MARKS, makeJpeg, makePng, makeWebp } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { openHostedBench, pictureOf, quietly, VENDORS } from '../testing/hosted-bench.ts';

const SIZE = { width: 300, height: 200 };
const { signal } = new AbortController();

describe.each(VENDORS)('an edit by %s', (vendor) => {
  const bench = forSuite(() => openHostedBench(vendor));

  const edit = async (bytes: Promise<Buffer>, contentType: 'image/jpeg' | 'image/png' | 'image/webp') =>
    bench.ai().editor.edit(await bench.request(await bytes, contentType), quietly());

  it('sends the prompt and the picture without its metadata, and names its model', async () => {
    const outcome = pictureOf(await edit(makeJpeg({ ...SIZE, gps: true }), 'image/jpeg'));
    expect(outcome).toMatchObject({ model: 'image-model', textResponse: null });
    const asked = bench.server.requests.at(-1);
    expect(asked?.model).toBe('image-model');
    expect(asked?.prompt.split(/\r?\n/)).toEqual([
      'Make it glow',
      'The first image is 300 × 200 pixels, 300 on its longest side. Answer with the whole image in the same proportions and framing: crop nothing, and add no border.',
    ]);
    expect(asked?.pictures).toHaveLength(1);
    const [picture] = asked?.pictures ?? [];
    expect(picture?.mimeType).toBe('image/jpeg');
    expect(picture?.bytes.includes(GPS_MARKS.make)).toBe(false);
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'jpeg', ...SIZE });
    await outcome.file.dispose();
    expect(await bench.leftovers()).toEqual([]);
  });

  it('sends a smaller copy of a picture that is too large for the model, and returns the full size', async () => {
    const size = { width: 3000, height: 1200 };
    const outcome = pictureOf(await edit(makeJpeg({ ...size, orientation: 6 }), 'image/jpeg'));
    const [picture] = bench.server.requests.at(-1)?.pictures ?? [];
    const height = vendor === 'gemini' ? 658 : 1024;
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ width: 1536, height });
    expect(outcome).toMatchObject({ ...size, contentType: 'image/jpeg' });
    expect(await sharp(outcome.file.path).metadata()).toMatchObject({ ...size, format: 'jpeg' });
    await outcome.file.dispose();
  });

  it('scales an answer to the size of the original, and converts an opaque answer to JPEG for a JPEG', async () => {
    const bytes = await makePng({ width: 150, height: 100 });
    bench.server.answerWith({ kind: 'image', bytes, mimeType: 'image/png' });
    const photo = pictureOf(await edit(makeJpeg(SIZE), 'image/jpeg'));
    expect(photo).toMatchObject({ ...SIZE, contentType: 'image/jpeg' });
    bench.server.answerWith({ kind: 'image', bytes, mimeType: 'image/png' });
    const drawing = pictureOf(await edit(makeWebp(SIZE), 'image/webp'));
    expect(drawing).toMatchObject({ ...SIZE, contentType: 'image/png' });
    const clear = await makePng({ ...SIZE, alpha: true });
    bench.server.answerWith({ kind: 'image', bytes: clear, mimeType: 'image/png' });
    const cutOut = pictureOf(await edit(makeJpeg(SIZE), 'image/jpeg'));
    expect(cutOut.contentType).toBe('image/png');
    expect((await sharp(cutOut.file.path).stats()).isOpaque).toBe(false);
    await Promise.all([photo, drawing, cutOut].map(({ file }) => file.dispose()));
  });

  it.each([
    ['a panorama', { width: 900, height: 300 }],
    ['a tall screen', { width: 260, height: 800 }],
    ['nearly a square', { width: 500, height: 440 }],
  ])("sends %s on a canvas of the model's proportions, so that nothing is cropped", async (_name, size) => {
    const original = await makeJpeg({ ...size, quality: 95 });
    const outcome = pictureOf(await edit(Promise.resolve(original), 'image/jpeg'));
    const [sent] = bench.server.requests.at(-1)?.pictures ?? [];
    const canvas = await sharp(sent?.bytes).metadata();
    const shapes = vendor === 'gemini' ? [7 / 3, 9 / 16, 1] : [3 / 2, 2 / 3, 1];
    expect(shapes.some((shape) => Math.abs(canvas.width / canvas.height / shape - 1) < 0.01)).toBe(true);
    expect(outcome).toMatchObject(size);
    const greys = (bytes: Buffer | string): Promise<Buffer> => sharp(bytes).greyscale().raw().toBuffer();
    const [before, after] = [await greys(original), await greys(outcome.file.path)];
    const apart = before.reduce((sum, value, at) => sum + Math.abs(value - (after[at] ?? 0)), 0);
    expect(apart / before.length).toBeLessThan(4);
    await outcome.file.dispose();
    expect(await bench.leftovers()).toEqual([]);
  });

  it('sends the mask on a canvas of the same size as the canvas of the picture', async () => {
    const size = { width: 900, height: 300 };
    const white = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const mask = await bench.imaging.editPictures.prepareMask(white, size, signal);
    const request = await bench.request(await makeJpeg(size), 'image/jpeg', { maskPath: mask.path });
    const outcome = pictureOf(await bench.ai().editor.edit(request, quietly()));
    expect(outcome).toMatchObject(size);
    const [picture, sent] = bench.server.requests.at(-1)?.pictures ?? [];
    const canvas = await sharp(picture?.bytes).metadata();
    expect(await sharp(sent?.bytes).metadata()).toMatchObject({ width: canvas.width, height: canvas.height });
    await Promise.all([outcome.file.dispose(), mask.dispose()]);
  });

  it('counts a successful answer as paid, and a failed one as free', async () => {
    const before = bench.paid().length;
    bench.server.answerWith({ kind: 'image', tokens: { input: 812, output: 1_290 } });
    await pictureOf(await edit(makeJpeg(SIZE), 'image/jpeg')).file.dispose();
    bench.server.answerWith({ kind: 'image' });
    await pictureOf(await edit(makeJpeg(SIZE), 'image/jpeg')).file.dispose();
    bench.server.answerWith({ kind: 'error', status: 500 });
    await edit(makeJpeg(SIZE), 'image/jpeg');
    const answer = { provider: vendor, model: 'image-model' };
    expect(bench.paid().slice(before)).toEqual([
      { ...answer, usage: { inputTokens: 812, outputTokens: 1_290 } },
      { ...answer, usage: null },
    ]);
  });

  it("sends a mask in the picture's size, and returns the result in the size that was sent", async () => {
    const size = { width: 2400, height: 1600 };
    const hole = { left: 600, top: 400, width: 900, height: 600 };
    const grey = await sharp({ create: { ...size, channels: 3, background: '#000' } })
      .composite([{ input: { create: { ...hole, channels: 3, background: '#fff' } }, ...hole }])
      .png()
      .toBuffer();
    const mask = await bench.imaging.editPictures.prepareMask(grey, size, signal);
    const request = await bench.request(await makeJpeg(size), 'image/jpeg', { maskPath: mask.path });
    const outcome = pictureOf(await bench.ai().editor.edit(request, quietly()));
    expect(outcome).toMatchObject({ width: 1536, height: 1024 });
    const [, sent] = bench.server.requests.at(-1)?.pictures ?? [];
    expect(sent?.mimeType).toBe('image/png');
    expect(await sharp(sent?.bytes).metadata()).toMatchObject({ format: 'png', width: 1536, height: 1024 });
    await Promise.all([outcome.file.dispose(), mask.dispose()]);
    expect(await bench.leftovers()).toEqual([]);
  });

  describe('a failed edit', () => {
    const original = makeJpeg(SIZE);
    const cases = [
      ['500', { kind: 'error', status: 500, message: 'Oh.' }, 'internal-error', 'The AI service failed (500'],
      ['503', { kind: 'error', status: 503 }, 'internal-error', 'The AI service failed (503'],
      ['429', { kind: 'error', status: 429 }, 'internal-error', 'The AI service is too busy (429).'],
      ['an empty answer', { kind: 'empty' }, 'internal-error', 'The AI service gave an empty answer.'],
      [
        'broken JSON',
        { kind: 'broken-json' },
        'internal-error',
        'The AI service answered with something unreadable.',
      ],
      ['a cut connection', { kind: 'cut' }, 'internal-error', 'The connection to the AI service failed.'],
      ['an endless body', { kind: 'huge' }, 'internal-error', 'The AI service answered with more than'],
      [
        'a redirect',
        { kind: 'redirect', location: 'http://127.0.0.1:9/' },
        'internal-error',
        'The connection to the AI',
      ],
      [
        'a text as picture',
        { kind: 'image', bytes: Buffer.from('<html>') },
        'internal-error',
        'The AI service answered with something that is no image.',
      ],
      [
        'half a picture',
        { kind: 'image', bytes: Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1') },
        'internal-error',
        'The AI service answered with a broken image.',
      ],
      [
        '400',
        { kind: 'error', status: 400, message: 'Bad size.' },
        'unable',
        'The AI service did not take the request (400). Bad size.',
      ],
      ['402', { kind: 'error', status: 402 }, 'unable', 'This site has used up what it may spend'],
    ] as const;

    it.each(cases)(
      'reports %s as the failure kind and message that the table lists',
      async (_name, reply, kind, message) => {
        bench.server.answerWith(reply);
        const outcome = await edit(original, 'image/jpeg');
        expect(outcome).toMatchObject({ kind, message: expect.stringContaining(message) });
        expect(await bench.leftovers()).toEqual([]);
      },
    );

    it.each([401, 403])(
      'names the setting of the API key only to the operator after status %d, and never shows the key',
      async (status) => {
        bench.server.answerWith({ kind: 'error', status, message: 'Incorrect key: key-of-ours' });
        const outcome = await edit(original, 'image/jpeg');
        const setting = vendor === 'gemini' ? 'GEMINI_API_KEY' : 'OPENAI_API_KEY';
        expect(outcome).toEqual({
          kind: 'unable',
          failure: 'provider_failed',
          message: 'The AI service does not let this site in.',
        });
        const warned = bench.warned().at(-1);
        expect(warned).toMatchObject({ editor: vendor, advice: `Check ${setting}.` });
        expect(JSON.stringify(warned)).not.toContain('key-of-ours');
      },
    );

    it('names the setting of the model only to the operator after status 404', async () => {
      bench.server.answerWith({ kind: 'error', status: 404 });
      const setting = vendor === 'gemini' ? 'GEMINI_IMAGE_MODEL' : 'OPENAI_IMAGE_MODEL';
      expect(await edit(original, 'image/jpeg')).toMatchObject({
        kind: 'unable',
        message: 'The AI service does not know the model this site asks for.',
      });
      expect(bench.warned().at(-1)).toMatchObject({ advice: `Check ${setting}.` });
    });

    it('allows a retry after a timeout, and closes the connection', async () => {
      bench.server.answerWith({ kind: 'hang' });
      const request = await bench.request(await original, 'image/jpeg');
      const outcome = await bench.ai({ timeoutMs: 300 }).editor.edit(request, quietly());
      expect(outcome).toEqual({
        kind: 'internal-error',
        failure: 'timed_out',
        message: 'The AI service did not answer within 0.3 s.',
      });
      while (bench.server.openRequests > 0) await new Promise((done) => setTimeout(done, 10));
    });

    it('allows a retry after a refused connection', async () => {
      const request = await bench.request(await original, 'image/jpeg');
      const outcome = await bench.ai({ baseUrl: 'http://127.0.0.1:9' }).editor.edit(request, quietly());
      expect(outcome).toEqual({
        kind: 'internal-error',
        message: 'The connection to the AI service failed.',
      });
    });

    it('refuses a picture that cannot be decoded, without a request', async () => {
      const whole = await original;
      const asked = bench.server.requests.length;
      const request = await bench.request(whole, 'image/jpeg');
      const broken = { ...request, sourcePath: await bench.put(whole.subarray(0, 2_000)) };
      expect(await bench.ai().editor.edit(broken, quietly())).toMatchObject({ kind: 'refused' });
      expect(bench.server.requests).toHaveLength(asked);
    });
  });

  it('rejects with the reason of an abort, and closes the connection', async () => {
    const request = await bench.request(await makeJpeg(SIZE), 'image/jpeg');
    bench.server.answerWith({ kind: 'hang' });
    const asked = bench.server.requests.length;
    const controller = new AbortController();
    const reason = new Error('cancelled');
    const ended = bench
      .ai()
      .editor.edit(request, quietly(controller.signal))
      .catch((error: unknown) => error);
    while (bench.server.requests.length === asked) await new Promise((done) => setTimeout(done, 5));
    controller.abort(reason);
    expect(await ended).toBe(reason);
    while (bench.server.openRequests > 0) await new Promise((done) => setTimeout(done, 10));
    expect(await bench.leftovers()).toEqual([]);
  });

  it('waits for a slow answer and reports progress', async () => {
    bench.server.answerWith({ kind: 'slow', ms: 300 });
    const request = await bench.request(await makePng(SIZE), 'image/png');
    const told: number[] = [];
    const onProgress = ({ progress }: { progress: number }): number => told.push(progress);
    const outcome = pictureOf(await bench.ai().editor.edit(request, { signal, onProgress }));
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(told.length).toBeGreaterThan(1);
    expect((await readFile(outcome.file.path)).length).toBe(outcome.file.sizeBytes);
    await outcome.file.dispose();
  });

  describe('the prompt writer', () => {
    const suggest = async (reply: string) => {
      bench.server.answerWith({ kind: 'text', text: reply });
      const picture = { path: await bench.put(await makeJpeg(SIZE)), contentType: 'image/jpeg' } as const;
      return bench.ai().promptWriter.suggest({ picture, title: 'A "red" fox' }, signal);
    };

    it('sends the text model a small picture and its title, and parses the two labels', async () => {
      const suggestions = await suggest(
        'MAIN: Make the fox glow.\nSUGGESTIONS: Add snow, Blur the background',
      );
      expect(suggestions).toEqual({
        main: 'Make the fox glow',
        suggestions: ['Add snow', 'Blur the background'],
      });
      const asked = bench.server.requests.at(-1);
      expect(asked?.model).toBe('text-model');
      expect(asked?.instruction).toContain('SUGGESTIONS:');
      expect(asked?.prompt).toContain(String.raw`"A \"red\" fox"`);
      expect(asked?.pictures).toHaveLength(1);
      expect(await bench.leftovers()).toEqual([]);
    });

    it('throws when the model answers in another format', async () => {
      await expect(suggest('What a nice fox!')).rejects.toThrow('No suggestions');
      expect(await bench.leftovers()).toEqual([]);
    });

    it('throws when the service fails', async () => {
      bench.server.answerWith({ kind: 'error', status: 500 });
      const picture = { path: await bench.put(await makeJpeg(SIZE)), contentType: 'image/jpeg' } as const;
      const suggested = bench.ai().promptWriter.suggest({ picture, title: '' }, signal);
      await expect(suggested).rejects.toThrow('The AI service failed (500');
    });
  });
});
