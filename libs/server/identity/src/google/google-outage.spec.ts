import { type AddressInfo, createServer } from 'node:net';
import { forSuite } from '@safelight/processes/testing';
import { createGoogleSignIn } from './google-sign-in.ts';
import { KIM, startGoogleWorld } from '../testing/google-world.ts';

const world = forSuite(startGoogleWorld);
beforeEach(() => world.server.signInAs({}));

describe('an outage of Google’s servers', () => {
  const UNAVAILABLE = { code: 'GOOGLE_UNAVAILABLE' };

  /** A server that accepts connections and never answers. */
  const startSilence = async () => {
    const silence = createServer((socket) => {
      socket.on('error', () => undefined).resume();
    });
    await new Promise<void>((done) => silence.listen(0, '127.0.0.1', done));
    const { port } = silence.address() as AddressInfo;
    return {
      url: `http://127.0.0.1:${port}/`,
      /** Resolves when every client has disconnected. */
      close: () => new Promise((done) => silence.close(done)),
    };
  };

  it('is reported as GOOGLE_UNAVAILABLE if no server listens', async () => {
    const back = await world.goAndReturn();
    const down = 'http://127.0.0.1:1/';
    const noTokens = createGoogleSignIn({ ...world.options, tokenUrl: down });
    await expect(noTokens.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    const noKeys = createGoogleSignIn({ ...world.options, jwksUrl: down });
    await expect(noKeys.verifyCredential(await world.credential())).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is reported as GOOGLE_UNAVAILABLE after a timeout, and the connection is closed', async () => {
    const silence = await startSilence();
    const back = await world.goAndReturn();
    const noTokens = createGoogleSignIn({ ...world.options, tokenUrl: silence.url, timeoutMs: 300 });
    await expect(noTokens.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    const noKeys = createGoogleSignIn({ ...world.options, jwksUrl: silence.url, timeoutMs: 300 });
    await expect(noKeys.verifyCredential(await world.credential())).rejects.toMatchObject(UNAVAILABLE);
    await silence.close();
  });

  it.each([500, 503, 429, 401])(
    'is reported as GOOGLE_UNAVAILABLE if a server answers %s',
    async (status) => {
      const back = await world.goAndReturn();
      await world.server.answerWithStatus(status);
      await expect(world.google.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    },
  );

  it('does not use up the ticket, which works again after the outage', async () => {
    const back = await world.goAndReturn();
    let isDown = true;
    const silence = await startSilence();
    const flaky = createGoogleSignIn({
      ...world.options,
      timeoutMs: 300,
      get tokenUrl() {
        return isDown ? silence.url : world.server.tokenUrl;
      },
    });
    await expect(flaky.complete(back)).rejects.toMatchObject(UNAVAILABLE);
    isDown = false;
    expect(await flaky.complete(back)).toMatchObject(KIM);
    await silence.close();
  });
});
