import { expect, test } from '@playwright/test';
import {
  startGeminiServer,
  startOpenAiServer,
  type VendorReply,
  type VendorServer,
} from '@safelight/ai/testing';
import { makeJpeg, makePng } from '@safelight/test-pictures';
import sharp from 'sharp';
import {
  bearer,
  credits,
  graphqlData,
  requestEdit,
  settled,
  signUp,
  uploaded,
  type Account,
} from '../harness/client.ts';
import { TestServer, until } from '../harness/server.ts';

const SIZE = { width: 320, height: 240 };
/** The milliseconds that the server waits for a service in these drills. */
const TIMEOUT_MS = 1_500;
const FAILURE: VendorReply = { kind: 'error', status: 500, message: 'Internal error encountered.' };

interface Version {
  readonly width: number;
  readonly height: number;
  readonly aiEdit: {
    readonly model: string;
    readonly prompt: string;
    readonly processingTime: number;
    readonly textResponse: string | null;
  };
}

const ask = <Data>({ url, access }: Account, query: string, variables: Record<string, unknown>) =>
  graphqlData<Data>(url, query, variables, access);

/** The version that an edit produced. */
const versionOf = async (account: Account, jobId: string): Promise<Version> => {
  const query = `query($id: ID!) { aiEditJob(id: $id) { resultVersion {
    width height aiEdit { model prompt processingTime textResponse }
  } } }`;
  const asked = ask<{ aiEditJob: { resultVersion: Version } }>(account, query, { id: jobId });
  return (await asked).aiEditJob.resultVersion;
};

const pixelsOf = (file: Buffer | ArrayBuffer): Promise<Buffer> => sharp(file).raw().toBuffer();

const uploadPhoto = async (account: Account): Promise<string> =>
  (await uploaded(account.url, bearer(account).Authorization, await makeJpeg(SIZE))).uid;

/** The milliseconds between successive requests. */
const waits = ({ requests }: VendorServer, first: number): number[] =>
  requests.slice(first + 1).map(({ at }, index) => at - (requests[first + index]?.at ?? 0));

test.describe('an AI service that fails', () => {
  let vendor: VendorServer;
  let server: TestServer;
  let account: Account;
  let imageUid: string;
  let creditsBefore: number;

  test.beforeAll(async () => {
    vendor = await startGeminiServer();
    server = await TestServer.start({
      AI_PROVIDERS: 'gemini',
      AI_TIMEOUT_MS: String(TIMEOUT_MS),
      GEMINI_API_KEY: 'a-key-for-drills',
      GEMINI_BASE_URL: vendor.url,
      GEMINI_IMAGE_MODEL: 'drill-image',
    });
    account = await signUp(server.url, server.dataDir);
  });
  test.beforeEach(async () => {
    imageUid = await uploadPhoto(account);
    creditsBefore = await credits(account);
  });
  test.afterAll(async () => {
    try {
      await server.expectSound();
    } finally {
      await server.dispose();
      await vendor.close();
    }
  });

  /** The credits that the test has spent so far. */
  const spent = async (): Promise<number> => creditsBefore - (await credits(account));

  /** Runs an edit with these replies of the service. Returns how it ended and how often the service was called. */
  const edit = async (prompt: string, ...replies: readonly VendorReply[]) => {
    const first = vendor.requests.length;
    vendor.answerWith(...replies);
    const job = await requestEdit(account, imageUid, prompt);
    const end = await settled(account, job.id);
    return {
      ...end,
      first,
      asked: vendor.requests.slice(first).map(({ prompt: sent }) => sent.split(/\r?\n/)[0]),
    };
  };

  test('after two 500 responses, with waits of 1 s and 2 s, the third call succeeds and the edit costs one credit', async () => {
    const bytes = await makePng({ width: 160, height: 120 });
    const picture = { kind: 'image', bytes, mimeType: 'image/png', text: 'It glows now.' } as const;
    const { id, state, first, asked } = await edit('Make it glow', FAILURE, FAILURE, picture);
    expect(state).toBe('SUCCEEDED');
    expect(asked).toHaveLength(3);
    const [shortWait = 0, longWait = 0] = waits(vendor, first);
    expect(shortWait).toBeGreaterThanOrEqual(1_000);
    expect(longWait).toBeGreaterThanOrEqual(2_000);
    const { aiEdit, ...size } = await versionOf(account, id);
    expect(size).toEqual(SIZE);
    expect(aiEdit).toMatchObject({
      model: 'drill-image',
      prompt: 'Make it glow',
      textResponse: 'It glows now.',
    });
    expect(aiEdit.processingTime).toBeGreaterThanOrEqual(3_000);
    expect(await spent()).toBe(1);
  });

  test('after three 500 responses the edit fails with the message of the catalogue and its credit is released', async () => {
    const { state, errorMessage, asked } = await edit('Make it glow', FAILURE, FAILURE, FAILURE);
    expect(state).toBe('FAILED');
    expect(errorMessage).toBe(
      'An error occurred during the AI editing process: The AI model failed to generate an image. ' +
        'Details: The AI service failed (500 INTERNAL). Internal error encountered.',
    );
    expect(asked).toHaveLength(3);
    expect(await spent()).toBe(0);
  });

  test('when the service answers with text and the prompt names no decade, the edit fails at once and its credit is released', async () => {
    const words = { kind: 'text', text: 'What a lovely photo.' } as const;
    const { state, errorMessage, asked } = await edit('Make it glow', words);
    expect(state).toBe('FAILED');
    expect(errorMessage).toContain(
      'The AI model responded with text instead of an image: "What a lovely photo."',
    );
    expect(asked).toEqual(['Make it glow']);
    expect(await spent()).toBe(0);
  });

  test('when the service answers with text, a second prompt that contains only the decade succeeds', async () => {
    const { state, asked } = await edit('Like in the 1980s', { kind: 'text', text: 'No.' });
    expect(state).toBe('SUCCEEDED');
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain('1980s');
    expect(asked[1]).not.toBe(asked[0]);
    expect(await spent()).toBe(1);
  });

  test('when the service answers with text to the prompt and to its decade alone, the edit fails and its credit is released', async () => {
    const words = { kind: 'text', text: 'No.' } as const;
    const { state, errorMessage } = await edit('Like in the 1980s', words, words);
    expect(state).toBe('FAILED');
    expect(errorMessage).toBe(
      'An error occurred during the AI editing process: ' +
        'The AI model failed with both original and fallback prompts. ' +
        'Last error: The AI model responded with text instead of an image: "No."',
    );
    expect(await spent()).toBe(0);
  });

  test('when the service never answers, each of three calls times out and the credit is released', async () => {
    const hang = { kind: 'hang' } as const;
    const { state, errorMessage, asked } = await edit('Make it glow', hang, hang, hang);
    expect(state).toBe('FAILED');
    expect(errorMessage).toContain('The AI service did not answer within 1.5 s.');
    expect(asked).toHaveLength(3);
    expect(await spent()).toBe(0);
  });

  test('when the safety rules of the service refuse the edit, it is called once and the credit is released', async () => {
    const { state, errorMessage, asked } = await edit('Something bad', {
      kind: 'safety',
      reason: 'IMAGE_SAFETY',
    });
    expect(state).toBe('FAILED');
    expect(errorMessage).toContain("The AI service's safety rules do not allow this edit (IMAGE_SAFETY).");
    expect(asked).toHaveLength(1);
    expect(await spent()).toBe(0);
  });

  test('half a picture, broken JSON and a cut connection each lead to another attempt', async () => {
    const half = { kind: 'image', bytes: (await makeJpeg(SIZE)).subarray(0, 2_000) } as const;
    const { state, asked } = await edit('Make it glow', half, { kind: 'cut' });
    expect(state).toBe('SUCCEEDED');
    expect(asked).toHaveLength(3);
    expect((await edit('Glow again', { kind: 'broken-json' })).state).toBe('SUCCEEDED');
    expect(await spent()).toBe(2);
  });

  test('when the result changes the whole picture, a masked edit of a JPEG remains a JPEG that visibly changes only inside the mask', async () => {
    const hole = { left: 100, top: 60, width: 120, height: 90 };
    const mask = await sharp({ create: { ...SIZE, channels: 3, background: '#000' } })
      .composite([{ input: { create: { ...hole, channels: 3, background: '#fff' } }, ...hole }])
      .png()
      .toBuffer();
    const green = sharp({ create: { width: 512, height: 384, channels: 3, background: '#0f8' } });
    vendor.answerWith({ kind: 'image', bytes: await green.png().toBuffer(), mimeType: 'image/png' });
    const request = `mutation($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }`;
    const input = { imageUid, prompt: 'Make it green', mask: mask.toString('base64') };
    const { requestAiEdit } = await ask<{ requestAiEdit: { id: string } }>(account, request, { input });
    const { state, resultVersion } = await settled(account, requestAiEdit.id);
    expect(state).toBe('SUCCEEDED');
    const response = await fetch(new URL(resultVersion?.url ?? '', account.url), {
      headers: bearer(account),
    });
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    const before = await pixelsOf(await makeJpeg(SIZE));
    const after = await pixelsOf(await response.arrayBuffer());
    expect(after.length).toBe(before.length);
    const isIn = (value: number, from: number, length: number): boolean =>
      value >= from && value < from + length;
    const apart = { inside: 0, outside: 0 };
    before.forEach((value, at) => {
      const [x, y] = [Math.floor(at / 3) % SIZE.width, Math.floor(at / 3 / SIZE.width)];
      const isInside = isIn(x, hole.left, hole.width) && isIn(y, hole.top, hole.height);
      apart[isInside ? 'inside' : 'outside'] += Math.abs(value - (after[at] ?? 0));
    });
    const holeValues = 3 * hole.width * hole.height;
    expect(apart.outside / (before.length - holeValues)).toBeLessThan(1);
    expect(apart.inside / holeValues).toBeGreaterThan(40);
    expect(vendor.requests.at(-1)?.pictures).toHaveLength(2);
  });

  test('suggestions come from the text model, and are the default ones when it fails', async () => {
    const query = 'query($uid: ID!) { promptSuggestions(imageUid: $uid) { main suggestions } }';
    const suggest = async (reply: VendorReply): Promise<{ main: string; suggestions: string[] }> => {
      vendor.answerWith(reply);
      const asked = ask<{ promptSuggestions: { main: string; suggestions: string[] } }>(account, query, {
        uid: imageUid,
      });
      return (await asked).promptSuggestions;
    };
    const made = await suggest({ kind: 'text', text: 'MAIN: Make it glow\nSUGGESTIONS: Add snow, Add fog' });
    expect(made.main).toBe('Make it glow');
    expect(made.suggestions.slice(0, 3)).toEqual(['Add snow', 'Add fog', 'Remove background']);
    expect(made.suggestions).toHaveLength(9);
    const failed = await suggest(FAILURE);
    expect(failed.main).toBe('A creative, artistic edit of the image.');
    expect(failed.suggestions).toHaveLength(9);
    expect(await spent()).toBe(0);
  });

  test('when an edit is cancelled during a call, the call is aborted and the credit is released', async () => {
    const first = vendor.requests.length;
    vendor.answerWith({ kind: 'hang' }, { kind: 'hang' }, { kind: 'hang' });
    const { id } = await requestEdit(account, imageUid, 'Make it glow');
    await until('the service to be asked', () => vendor.requests.length > first);
    const cancel = 'mutation($id: ID!) { cancelAiEdit(id: $id) { state } }';
    await ask(account, cancel, { id });
    expect((await settled(account, id)).state).toBe('CANCELLED');
    await until('the call to end', () => vendor.openRequests === 0);
    expect(await spent()).toBe(0);
  });
});

test('when the first AI service fails, the next one is called and the edit costs one credit', async () => {
  const [gemini, openAi] = await Promise.all([startGeminiServer(), startOpenAiServer()]);
  const server = await TestServer.start({
    GEMINI_API_KEY: 'a-key-for-drills',
    GEMINI_BASE_URL: gemini.url,
    OPENAI_BASE_URL: openAi.url,
    OPENAI_IMAGE_MODEL: 'drill-of-ours',
  });
  try {
    gemini.answerWith(FAILURE, FAILURE, FAILURE, { kind: 'error', status: 403 });
    const account = await signUp(server.url, server.dataDir);
    const imageUid = await uploadPhoto(account);
    for (const [prompt, asked] of [
      ['Make it glow', 3],
      ['Make it shine', 4],
    ] as const) {
      const job = await requestEdit(account, imageUid, prompt);
      expect(await settled(account, job.id)).toMatchObject({ state: 'SUCCEEDED' });
      expect((await versionOf(account, job.id)).aiEdit).toMatchObject({ model: 'drill-of-ours', prompt });
      expect(gemini.requests).toHaveLength(asked);
    }
    expect(openAi.requests).toHaveLength(2);
    expect(await credits(account)).toBe(98);
    await server.expectSound();
  } finally {
    await server.dispose();
    await Promise.all([gemini.close(), openAi.close()]);
  }
});
