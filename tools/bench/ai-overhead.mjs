// `npm run bench:ai-overhead`: the time that we add to that of a hosted model, from the request of an edit until
// it has succeeded, with a photo of 12 megapixels and 4.5 MB. Goal: below 0.5 s (median).
//   npm run bench:ai-overhead -- [--rounds 7] [--json FILE]
// The model is a server on loopback that speaks the protocol of Gemini and takes a known time. Processor time is
// that of the server and of its children that make pictures, from /proc: Linux only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startGeminiServer } from '../../libs/server/ai/src/testing/index.ts';
import { photos } from '../../libs/test-pictures/src/photos.ts';
import { buildIfNeeded } from '../build.mjs';
import { endAll } from './background.mjs';
import { graphql, uploadPicture } from './world/client.mjs';
import { startWorld } from './world/world.mjs';

const SIZE = { width: 4_000, height: 3_000 };
const MIN_BYTES = 4_500_000;
const MODEL_MS = 1_000;
const POLL_MS = 200;
/** Clock ticks a second in /proc/PID/stat on every Linux. */
const TICKS = 100;

const REQUEST = 'mutation($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }';
const STATE = `query($id: ID!) { aiEditJob(id: $id) {
  state errorMessage createdAt finishedAt resultVersion { width height }
} }`;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, json: { type: 'string' } },
});

/** A photo of 12 megapixels in the first quality that makes it 4.5 MB. */
async function makePhoto() {
  const { path } = photos().find(({ name }) => name.startsWith('Dragonfly'));
  for (let quality = 90; quality <= 100; quality += 1) {
    const photo = sharp(path)
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover' });
    const bytes = await photo.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length >= MIN_BYTES) return bytes;
  }
  throw new Error('No quality makes the photo 4.5 MB.');
}

const statOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');

function childrenOf(pid) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((child) => {
    try {
      return statOf(child)[1] === String(pid);
    } catch {
      return false;
    }
  });
}

/** Processor time that a process and its living children have used, in ms. */
const cpuMs = (pid) =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => {
    const fields = statOf(one);
    return sum + ((Number(fields[11]) + Number(fields[12])) / TICKS) * 1_000;
  }, 0);

async function settled(world, id) {
  for (;;) {
    const { aiEditJob } = await graphql(world, world.uploader, STATE, { id });
    if (aiEditJob.state === 'SUCCEEDED') return aiEditJob;
    if (aiEditJob.state === 'FAILED') throw new Error(aiEditJob.errorMessage);
    await sleep(POLL_MS);
  }
}

async function round(world, model, imageUid) {
  model.answerWith({ kind: 'slow', ms: MODEL_MS });
  const { server } = world.processes;
  const cpuBefore = cpuMs(server);
  const input = { imageUid, prompt: 'Make it glow' };
  const { requestAiEdit } = await graphql(world, world.uploader, REQUEST, { input });
  await sleep(MODEL_MS);
  const { createdAt, finishedAt, resultVersion } = await settled(world, requestAiEdit.id);
  const overheadMs = Date.parse(finishedAt) - Date.parse(createdAt) - MODEL_MS;
  if (resultVersion.width !== SIZE.width || resultVersion.height !== SIZE.height)
    throw new Error('Not in its size.');
  return { overheadMs, cpuMs: cpuMs(server) - cpuBefore };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

await buildIfNeeded();
const model = await startGeminiServer();
const env = { AI_PROVIDERS: 'gemini', GEMINI_API_KEY: 'bench', GEMINI_BASE_URL: model.url };
const world = await startWorld({ env });
try {
  const photo = await makePhoto();
  const { uid } = await uploadPicture(world, world.uploader, photo);
  await round(world, model, uid);
  const rounds = [];
  for (let index = 0; index < Number(values.rounds); index += 1) rounds.push(await round(world, model, uid));
  const result = {
    picture: `${SIZE.width}×${SIZE.height}, ${(photo.length / 1e6).toFixed(1)} MB`,
    overheadMs: Math.round(median(rounds.map(({ overheadMs }) => overheadMs))),
    cpuMs: Math.round(median(rounds.map((one) => one.cpuMs))),
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
