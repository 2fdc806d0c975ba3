import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Claims, Command, Reply } from './google-server-messages.ts';

export type { Claims as GoogleClaims };

export interface GoogleServerOptions {
  /** A port of 127.0.0.1. Without a value the server chooses a free one. */
  readonly port?: number;
}

export interface GoogleServer {
  /** The `iss` claim of its ID tokens: `http://127.0.0.1:<port>`. */
  readonly issuer: string;
  /** The page that immediately redirects the browser back with a code. */
  readonly authUrl: string;
  readonly tokenUrl: string;
  readonly jwksUrl: string;
  readonly pid: number;
  /**
   * Sets the person for later sign-ins. The claims replace those of the verified user kim@example.org. Null
   * removes a claim.
   */
  signInAs(claims: Claims): Promise<void>;
  /** Answers the next code with this text as its ID token. */
  answerWithIdToken(idToken: string): Promise<void>;
  /** Answers the next code with this status and without tokens. */
  answerWithStatus(status: number): Promise<void>;
  /** Signs an ID token. The claims replace those of kim@example.org, which have no audience. */
  sign(claims: Claims): Promise<string>;
  /** The requests to the token endpoint with a matching PKCE verifier, oldest first. */
  exchanges(): Promise<readonly Readonly<Record<string, string>>[]>;
  /** Opens `url` like a browser, and returns the query parameters of the callback. */
  visit(url: string): Promise<{ readonly code: string; readonly state: string }>;
  stop(): Promise<void>;
}

/**
 * Starts a real OAuth server that replaces Google's, as a child process on the loopback interface. It checks
 * the PKCE verifier and the redirect address, and accepts each code once. It ends with its parent. While
 * SIGSTOP pauses it, it accepts connections and never answers.
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
