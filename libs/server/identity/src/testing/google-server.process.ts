// An OAuth server that replaces Google's. It runs as a child process and takes commands from its parent.
import { OAuth2Server } from 'oauth2-mock-server';
import type { Claims, Command, Reply } from './google-server-messages.ts';

const KIM = {
  sub: '108204268033311374519',
  email: 'kim@example.org',
  email_verified: true,
  name: 'Kim Example',
};

const server = new OAuth2Server();
await server.issuer.keys.generate('RS256');
await server.start(Number(process.argv[2] ?? 0), '127.0.0.1');
const origin = `http://127.0.0.1:${server.address().port}`;
server.issuer.url = origin;

let person: Claims = KIM;
let nextIdToken: string | null = null;
let nextStatus: number | null = null;
/** Issued codes, each with the one redirect address for which it is valid. */
const codes = new Map<string, string>();
const exchanges: Record<string, string>[] = [];

/** Replaces claims in `payload`. Null removes a claim. */
const apply = (payload: Record<string, unknown>, claims: Claims): void => {
  Object.assign(payload, claims);
  for (const [name, value] of Object.entries(claims))
    if (value === null) Reflect.deleteProperty(payload, name);
};

server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
  codes.set(url.searchParams.get('code') ?? '', `${url.origin}${url.pathname}`);
});

// Access tokens and ID tokens both pass here. Only ID tokens have an audience.
server.service.on('beforeTokenSigning', ({ payload }: { payload: Record<string, unknown> }) => {
  if (payload['aud'] !== undefined) apply(payload, person);
});

interface Answer {
  body: Record<string, unknown> | '';
  statusCode: number;
}

server.service.on('beforeResponse', (answer: Answer, req: { body: Record<string, string> }) => {
  const { code = '', code_verifier: verifier, redirect_uri: redirectUri } = req.body;
  exchanges.push({ ...req.body });
  const isGood = verifier !== undefined && codes.get(code) === redirectUri;
  codes.delete(code);
  if (nextStatus !== null) {
    answer.statusCode = nextStatus;
    answer.body = { error: 'server_error' };
    nextStatus = null;
  } else if (!isGood) {
    answer.statusCode = 400;
    answer.body = { error: 'invalid_grant' };
  } else if (nextIdToken !== null) {
    answer.body = { ...(answer.body as Record<string, unknown>), id_token: nextIdToken };
    nextIdToken = null;
  }
});

const run = async (command: Command): Promise<unknown> => {
  switch (command.do) {
    case 'signInAs':
      person = { ...KIM, ...command.claims };
      return null;
    case 'answerWithIdToken':
      nextIdToken = command.idToken;
      return null;
    case 'answerWithStatus':
      nextStatus = command.status;
      return null;
    case 'sign':
      return server.issuer.buildToken({
        expiresIn: 3600,
        scopesOrTransform: (_header, payload) => apply(payload, { ...KIM, ...command.claims }),
      });
    case 'exchanges':
      return exchanges;
  }
};

process.on('message', (message: { id: number; command: Command }) => {
  void run(message.command).then((result) => process.send?.({ id: message.id, result } satisfies Reply));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ origin });
