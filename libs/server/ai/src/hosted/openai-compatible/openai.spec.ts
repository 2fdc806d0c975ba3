import { makeJpeg } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import sharp from 'sharp';
import { openHostedBench, pictureOf, quietly } from '../../testing/hosted-bench.ts';
import { startOpenAiServer, type VendorReply } from '../../testing/index.ts';

const SIZE = { width: 120, height: 80 };
const { signal } = new AbortController();

describe('the OpenAI-compatible adapter', () => {
  const bench = forSuite(() => openHostedBench('openai-compatible'));

  const answeredWith = async (reply: VendorReply, settings = {}) => {
    bench.server.answerWith(reply);
    const request = await bench.request(await makeJpeg(SIZE), 'image/jpeg');
    return bench.ai(settings).editor.edit(request, quietly());
  };

  it('sends a form to /v1/images/edits, with the key as a bearer token', async () => {
    await pictureOf(await answeredWith({ kind: 'image' })).file.dispose();
    const asked = bench.server.requests.at(-1);
    expect(asked).toMatchObject({
      path: '/v1/images/edits',
      model: 'image-model',
      fields: { n: '1', size: '1536x1024', response_format: 'b64_json' },
    });
    expect(asked?.headers['authorization']).toBe('Bearer key-of-ours');
    expect(asked?.pictures.map(({ field }) => field)).toEqual(['image']);
  });

  it('needs no key for a self-hosted server, and adds nothing to a base URL with a path', async () => {
    const outcome = await answeredWith(
      { kind: 'image' },
      { apiKey: null, baseUrl: `${bench.server.url}/ai/v3/` },
    );
    await pictureOf(outcome).file.dispose();
    const asked = bench.server.requests.at(-1);
    expect(asked?.path).toBe('/ai/v3/images/edits');
    expect(asked?.headers['authorization']).toBeUndefined();
  });

  it('does not request base64 from models that always answer in base64, and sends them a reference', async () => {
    const reference = { path: await bench.put(await makeJpeg(SIZE)), contentType: 'image/jpeg' } as const;
    const request = await bench.request(await makeJpeg(SIZE), 'image/jpeg', { reference });
    const { editor } = bench.ai({ imageModel: 'gpt-image-1' });
    await pictureOf(await editor.edit(request, quietly())).file.dispose();
    const asked = bench.server.requests.at(-1);
    expect(asked?.fields).toEqual({ n: '1', size: '1536x1024' });
    expect(asked?.pictures.map(({ field }) => field)).toEqual(['image[]', 'image[]']);
    expect((await editor.capabilities()).references).toBe(true);
    expect((await bench.ai().editor.capabilities()).references).toBe(false);
  });

  it('sends a mask that is transparent where the picture may change', async () => {
    const hole = { left: 30, top: 20, width: 40, height: 30 };
    const grey = await sharp({ create: { ...SIZE, channels: 3, background: '#000' } })
      .composite([{ input: { create: { ...hole, channels: 3, background: '#fff' } }, ...hole }])
      .png()
      .toBuffer();
    const mask = await bench.imaging.editPictures.prepareMask(grey, SIZE, signal);
    const request = await bench.request(await makeJpeg(SIZE), 'image/jpeg', { maskPath: mask.path });
    await pictureOf(await bench.ai().editor.edit(request, quietly())).file.dispose();
    const sent = bench.server.requests.at(-1)?.pictures.find(({ field }) => field === 'mask');
    const alpha = await sharp(sent?.bytes).extractChannel('alpha').raw().toBuffer();
    const greys = await sharp(mask.path).extractChannel(0).raw().toBuffer();
    expect(alpha).toEqual(greys.map((value) => 255 - value));
    await mask.dispose();
  });

  it.each(['moderation_blocked', 'content_policy_violation'])(
    'refuses the edit when the service rejects it with the code %s',
    async (reason) => {
      expect(await answeredWith({ kind: 'safety', reason })).toEqual({
        kind: 'refused',
        message: `The AI service's safety rules do not allow this edit (${reason}).`,
      });
    },
  );

  it('allows no retry when the account at the service has no credits left', async () => {
    const outcome = await answeredWith({ kind: 'error', status: 429, code: 'insufficient_quota' });
    const message = 'This site has used up what it may spend on AI edits.';
    expect(outcome).toEqual({ kind: 'unable', failure: 'provider_failed', message });
    const advice = 'The account behind OPENAI_API_KEY has nothing left to spend.';
    expect(bench.warned().at(-1)).toMatchObject({ advice });
  });

  describe('with a URL in the answer', () => {
    it("downloads the picture from the service's own origin", async () => {
      const url = bench.server.serve('/files/1.jpg', await makeJpeg(SIZE), 'image/jpeg');
      const outcome = pictureOf(await answeredWith({ kind: 'address', url }));
      expect(outcome).toMatchObject(SIZE);
      await outcome.file.dispose();
    });

    it('downloads nothing from private or invalid addresses', async () => {
      const other = await startOpenAiServer();
      try {
        const url = other.serve('/files/1.jpg', await makeJpeg(SIZE), 'image/jpeg');
        for (const address of [url, 'http://169.254.169.254/latest', 'file:///etc/passwd', 'nonsense']) {
          expect(await answeredWith({ kind: 'address', url: address })).toEqual({
            kind: 'internal-error',
            message: "The AI service's image could not be fetched.",
          });
        }
      } finally {
        await other.close();
      }
    });
  });
});
