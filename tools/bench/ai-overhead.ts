// `npm run bench:ai-overhead` measures the time that we add to that of a hosted model, from the request of an
// edit until it has succeeded, with a photo of 12 megapixels and 4.5 MB. Goal: below 0.5 s (median).
//   npm run bench:ai-overhead -- [--rounds 7] [--json FILE]
// The model is a simulated Gemini on loopback that takes a fixed time. Processor times include the server and
// all processes that it starts; they are read from /proc (Linux only).
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startGeminiServer, type VendorServer } from '@safelight/ai/testing';
import { photoNamed } from '@safelight/test-pictures';
import sharp from 'sharp';
import { buildIfNeeded } from '../build.ts';
import { endAll } from './background.ts';
import { treeCpuMs } from './process-use.ts';
import { medianOf } from './rounds.ts';
import { graphql, uploadPicture } from './world/client.ts';
import { startWorld, type World } from './world/world.ts';

const SIZE = { width: 4_000, height: 3_000 };
const MIN_BYTES = 4_500_000;
const MODEL_MS = 1_000;
const POLL_MS = 200;

const REQUEST = 'mutation($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }';
const STATE = `query($id: ID!) { aiEditJob(id: $id) {
  state errorMessage createdAt finishedAt resultVersion { width height }
} }`;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, json: { type: 'string' } },
});

/** Makes a photo of 12 megapixels in the first JPEG quality at which it has 4.5 MB. */
async function makePhoto(): Promise<Buffer> {
  const { path } = photoNamed('Dragonfly');
  for (let quality = 90; quality <= 100; quality += 1) {
    const photo = sharp(path)
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover' });
    const bytes = await photo.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length >= MIN_BYTES) return bytes;
  }
  throw new Error('No quality makes the photo 4.5 MB.');
}

interface Job {
  readonly state: string;
  readonly errorMessage: string | null;
  readonly createdAt: string;
  readonly finishedAt: string;
  readonly resultVersion: { readonly width: number; readonly height: number };
}

async function settled(world: World, id: string): Promise<Job> {
  for (;;) {
    const { aiEditJob } = await graphql<{ readonly aiEditJob: Job }>(world, world.uploader, STATE, { id });
    if (aiEditJob.state === 'SUCCEEDED') return aiEditJob;
    if (aiEditJob.state === 'FAILED') throw new Error(aiEditJob.errorMessage ?? 'The edit failed.');
    await sleep(POLL_MS);
  }
}

async function round(world: World, model: VendorServer, imageUid: string) {
  model.answerWith({ kind: 'slow', ms: MODEL_MS });
  const { server } = world.processes;
  const cpuBefore = treeCpuMs([server]);
  const input = { imageUid, prompt: 'Make it glow' };
  const { requestAiEdit } = await graphql<{ readonly requestAiEdit: { readonly id: string } }>(
    world,
    world.uploader,
    REQUEST,
    { input },
  );
  await sleep(MODEL_MS);
  const { createdAt, finishedAt, resultVersion } = await settled(world, requestAiEdit.id);
  const overheadMs = Date.parse(finishedAt) - Date.parse(createdAt) - MODEL_MS;
  if (resultVersion.width !== SIZE.width || resultVersion.height !== SIZE.height)
    throw new Error('Not in its size.');
  return { overheadMs, cpuMs: treeCpuMs([server]) - cpuBefore };
}

await buildIfNeeded();
const model = await startGeminiServer();
const env = { AI_PROVIDERS: 'gemini', GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: model.url };
const world = await startWorld({ env });
try {
  const photo = await makePhoto();
  const { uid } = await uploadPicture(world, world.uploader, photo);
  await round(world, model, uid);
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  for (let index = 0; index < Number(values.rounds); index += 1) rounds.push(await round(world, model, uid));
  const result = {
    picture: `${SIZE.width}×${SIZE.height}, ${(photo.length / 1e6).toFixed(1)} MB`,
    overheadMs: Math.round(medianOf(rounds.map(({ overheadMs }) => overheadMs))),
    cpuMs: Math.round(medianOf(rounds.map((one) => one.cpuMs))),
  };
  console.log(
    `An edit by a hosted model, of ${result.picture}: ${result.overheadMs} ms of ours (aim: < 500 ms),`,
  );
  console.log(`${result.cpuMs} ms of processor time.`);
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ ...result, rounds }, null, 2)}\n`);
} finally {
  await endAll();
  await model.close();
  await world.remove();
}
