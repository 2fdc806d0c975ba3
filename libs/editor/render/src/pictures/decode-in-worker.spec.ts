import { installNodeCanvases } from '../testing/node-browser.ts';
import { createCanvas } from '@napi-rs/canvas';
import { createDecoder, type DecodeReply, type DecodeRequest } from './decode-in-worker.ts';

installNodeCanvases();

const picture = (): Blob =>
  new Blob([new Uint8Array(createCanvas(6, 4).toBuffer('image/png'))], { type: 'image/png' });

const workerThat = (
  answer: (request: DecodeRequest, reply: (data: DecodeReply) => void, crash: () => void) => void,
) => {
  const asked: DecodeRequest[] = [];
  let started = 0;
  const worker = {
    onmessage: null as ((event: MessageEvent<DecodeReply>) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: (request: DecodeRequest) => {
      asked.push(request);
      answer(
        request,
        (data) => worker.onmessage?.({ data } as MessageEvent<DecodeReply>),
        () => worker.onerror?.(),
      );
    },
  };
  const decode = createDecoder(() => {
    started += 1;
    return worker;
  });
  return { decode, asked, started: () => started };
};

it('pictures are decoded in one worker, and each answer is returned for the right picture', async () => {
  const late: (() => void)[] = [];
  const { decode, started } = workerThat(({ id, maxSide }, reply) => {
    const image = { width: maxSide, height: maxSide } as ImageBitmap;
    late.push(() => reply({ id, ok: true, image, width: maxSide * 2, height: maxSide * 2 }));
  });
  const [first, second] = [decode(picture(), 10), decode(picture(), 20)];
  for (const answer of late.toReversed()) answer();
  expect(await first).toMatchObject({ picture: { width: 10 }, width: 20 });
  expect(await second).toMatchObject({ picture: { width: 20 }, width: 40 });
  expect(started()).toBe(1);
});

it.each([
  ['cannot decode it', false],
  ['has terminated', true],
])('a picture is decoded in the page when the worker %s', async (_why, isCrash) => {
  const { decode } = workerThat(({ id }, reply, crash) => {
    if (isCrash) crash();
    else reply({ id, ok: false });
  });
  expect(await decode(picture())).toMatchObject({ width: 6, height: 4 });
  expect(await decode(picture())).toMatchObject({ width: 6, height: 4 });
});

it('decoding a file that is not a picture is rejected', async () => {
  const { decode } = workerThat(({ id }, reply) => reply({ id, ok: false }));
  await expect(decode(new Blob(['damaged']))).rejects.toThrow();
});
