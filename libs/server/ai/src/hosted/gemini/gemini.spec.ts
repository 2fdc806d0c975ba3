import { makeJpeg, makePng } from '@safelight/test-pictures';
import { forSuite } from '@safelight/processes/testing';
import { openHostedBench, pictureOf, quietly } from '../../testing/hosted-bench.ts';
import type { VendorReply } from '../../testing/index.ts';

const SIZE = { width: 120, height: 80 };

describe('the Gemini adapter', () => {
  const bench = forSuite(() => openHostedBench('gemini'));

  const answeredWith = async (reply: VendorReply) => {
    bench.server.answerWith(reply);
    return bench.ai().editor.edit(await bench.request(await makeJpeg(SIZE), 'image/jpeg'), quietly());
  };

  it('sends the request to generateContent of the model, with the key in a header', async () => {
    await pictureOf(await answeredWith({ kind: 'image' })).file.dispose();
    const asked = bench.server.requests.at(-1);
    expect(asked?.path).toBe('/v1/models/image-model:generateContent');
    expect(asked?.headers['x-goog-api-key']).toBe('key-of-ours');
  });

  it.each([
    ['image-model', SIZE, { aspectRatio: '3:2', imageSize: '' }],
    ['gemini-2.5-flash-image', SIZE, { aspectRatio: '3:2', imageSize: '' }],
    ['gemini-3.1-flash-image', SIZE, { aspectRatio: '3:2', imageSize: '1K' }],
    ['gemini-3.1-flash-image', { width: 900, height: 1_600 }, { aspectRatio: '9:16', imageSize: '2K' }],
  ])(
    'asks the model %s for the proportions and the output size that suit a picture of %j',
    async (imageModel, size, fields) => {
      const request = await bench.request(await makeJpeg(size), 'image/jpeg');
      await pictureOf(await bench.ai({ imageModel }).editor.edit(request, quietly())).file.dispose();
      expect(bench.server.requests.at(-1)?.fields).toEqual(fields);
    },
  );

  it('returns the text that accompanies the answered picture as the text response', async () => {
    const outcome = pictureOf(await answeredWith({ kind: 'image', text: 'Here it glows.' }));
    expect(outcome.textResponse).toBe('Here it glows.');
    await outcome.file.dispose();
  });

  it('fails when the answer is text instead of a picture, and reports the text', async () => {
    expect(await answeredWith({ kind: 'text', text: 'I would rather not.' })).toEqual({
      kind: 'text',
      text: 'I would rather not.',
      model: 'image-model',
    });
  });

  it.each(['SAFETY', 'IMAGE_SAFETY', 'PROHIBITED_CONTENT', 'IMAGE_PROHIBITED_CONTENT', 'RECITATION'])(
    'refuses the edit when an answer ended with %s',
    async (reason) => {
      expect(await answeredWith({ kind: 'safety', reason })).toEqual({
        kind: 'refused',
        message: `The AI service's safety rules do not allow this edit (${reason}).`,
      });
    },
  );

  it('refuses the edit when the prompt was blocked', async () => {
    const outcome = await answeredWith({ kind: 'safety', reason: 'BLOCKLIST', where: 'prompt' });
    expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('BLOCKLIST') });
  });

  it.each(['NO_IMAGE', 'OTHER', 'MAX_TOKENS'])(
    'allows a retry when an answer ended with %s',
    async (reason) => {
      const outcome = await answeredWith({ kind: 'safety', reason });
      expect(outcome).toEqual({
        kind: 'internal-error',
        message: `The AI service gave an empty answer (${reason}).`,
      });
    },
  );

  it('includes the error code INTERNAL of the service in the message of the failure', async () => {
    const outcome = await answeredWith({
      kind: 'error',
      status: 500,
      message: 'Internal error encountered.',
    });
    expect(outcome).toEqual({
      kind: 'internal-error',
      message: 'The AI service failed (500 INTERNAL). Internal error encountered.',
    });
  });

  it('reports an invalid key differently from other invalid requests with status 400', async () => {
    const outcome = await answeredWith({ kind: 'error', status: 400, code: 'API_KEY_INVALID' });
    expect(outcome).toMatchObject({ kind: 'unable', message: 'The AI service does not let this site in.' });
    expect(bench.warned().at(-1)).toMatchObject({ advice: 'Check GEMINI_API_KEY.' });
  });

  it('rejects an answer whose declared MIME type is not that of a picture', async () => {
    const outcome = await answeredWith({ kind: 'image', mimeType: 'application/pdf' });
    expect(outcome).toEqual({
      kind: 'internal-error',
      message: 'The AI service answered with something that is no image. MIME type: application/pdf',
    });
  });

  it('sends a mask and a reference as further images and explains them in the prompt', async () => {
    const mask = await bench.imaging.editPictures.prepareMask(
      await makePng(SIZE),
      SIZE,
      new AbortController().signal,
    );
    const reference = { path: await bench.put(await makeJpeg(SIZE)), contentType: 'image/jpeg' } as const;
    const request = await bench.request(await makeJpeg(SIZE), 'image/jpeg', {
      maskPath: mask.path,
      reference,
    });
    await pictureOf(await bench.ai().editor.edit(request, quietly())).file.dispose();
    await mask.dispose();
    const asked = bench.server.requests.at(-1);
    expect(asked?.pictures.map(({ mimeType }) => mimeType)).toEqual([
      'image/jpeg',
      'image/png',
      'image/jpeg',
    ]);
    expect(asked?.prompt.split('\n')).toEqual([
      'Make it glow',
      expect.stringContaining('The first image is 120 × 80 pixels'),
      'The second image is a mask: change the first image only where it is white.',
      'The third image is only a reference for the edit of the first.',
    ]);
    expect(await bench.ai().editor.capabilities()).toMatchObject({ freeform: true, references: true });
  });
});
