import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Claims, Command, Reply } from './google-server-messages.ts';

export type { Claims as GoogleClaims };

export interface GoogleServerOptions {
  /** A port of 127.0.0.1; any free one when absent. */
  readonly port?: number;
}

export interface GoogleServer {
  /** What its ID tokens name as `iss`: `http://127.0.0.1:<port>` */
  readonly issuer: string;
  /** Sends the browser back at once with a code. */
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly pid: number;
  /** Sets who signs in from now on: these claims in place of a verified kim@example.org; null removes a claim. */
  signInAs(claims: Claims): Promise<void>;
  /** Answers the next code with this text as the ID token. */
  answerWithIdToken(idToken: string): Promise<void>;
  /** Answers the next code with this status and no tokens. */
  answerWithStatus(status: number): Promise<void>;
  /** A signed ID token with these claims in place of those of kim@example.org, without an audience by default. */
  sign(claims: Claims): Promise<string>;
  /** The requests to the token endpoint whose PKCE verifier matched, oldest first. */
  exchanges(): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Opens `url` like a browser; returns the parameters it is sent back with. */
  visit(url: string): Promise<{ readonly code: string; readonly state: string }>;
  stop(): Promise<void>;
}

/**
 * A real OAuth server in place of Google's, as a process on the loopback interface. It checks PKCE, the
 * redirect address and that a code is used once. It ends with the process that started it. SIGSTOP makes it
 * accept connections and never answer.
 */
export const startGoogleServer = async ({ port = 0 }: GoogleServerOptions = {}): Promise<GoogleServer> => {
  const child = fork(join(import.meta.dirname, 'google-server.process.ts'), [String(port)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [{ origin }] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The OAuth server ended before it was ready.'))),
  ])) as [{ origin: string }];

  let asked = 0;
  const waiting = new Map<number, (result: unknown) => void>();
  child.on('message', ({ id, result }: Reply) => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  const ask = (command: Command): Promise<unknown> =>
    new Promise((resolve) => {
      asked += 1;
      waiting.set(asked, resolve);
      child.send({ id: asked, command });
    });

  return {
    issuer: origin,
    authUrl: `${origin}/authorize`,
    tokenUrl: `${origin}/token`,
    jwksUrl: `${origin}/jwks`,
    pid: child.pid ?? 0,
    signInAs: async (claims) => void (await ask({ do: 'signInAs', claims })),
    answerWithIdToken: async (idToken) => void (await ask({ do: 'answerWithIdToken', idToken })),
    answerWithStatus: async (status) => void (await ask({ do: 'answerWithStatus', status })),
    sign: async (claims) => String(await ask({ do: 'sign', claims })),
    exchanges: async () => (await ask({ do: 'exchanges' })) as readonly Record<string, string>[],
    visit: async (url) => {
      const answer = await fetch(url, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '').searchParams;
      return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
    },
    stop: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
};
