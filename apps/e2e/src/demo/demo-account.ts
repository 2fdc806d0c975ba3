import { settled, verificationLink } from '../harness/client.ts';
import { fillDemo } from './fill-demo.ts';

/**
 * The credentials of the demo account. They are public, so the demo is refused where other people could reach
 * it.
 */
export const DEMO = { username: 'demo', email: 'demo@example.com', password: 'Harbour42Lamp' } as const;

interface Site {
  readonly url: string;
  readonly dataDir: string;
}

interface SignedIn {
  readonly user: { readonly id: string };
  readonly tokens: { readonly access: string; readonly refresh: string };
}

const post = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const register = async ({ url, dataDir }: Site): Promise<SignedIn> => {
  const { password, ...who } = DEMO;
  const fields = { ...who, password, password_confirm: password, full_name: 'Ada Demo' };
  const response = await post(`${url}/api/auth/register/`, fields);
  if (!response.ok) throw new Error(`The account could not be made: ${await response.text()}`);
  const { searchParams } = await verificationLink(dataDir, DEMO.email);
  const path = `/api/auth/verify-email/${searchParams.get('uid')}/${searchParams.get('token')}/`;
  const verified = await fetch(url + path);
  if (!verified.ok) throw new Error(`The address could not be verified: ${await verified.text()}`);
  return (await verified.json()) as SignedIn;
};

/** Signs in to the demo account, and creates it if it does not exist. */
const signIn = async (site: Site): Promise<SignedIn> => {
  const { username, password } = DEMO;
  const response = await post(`${site.url}/api/auth/login/`, { username, password });
  return response.ok ? ((await response.json()) as SignedIn) : register(site);
};

/** Fills the demo on a running server whose outbox is in `dataDir`; returns the account, signed in. */
export const makeDemo = async (site: Site, onProgress?: (text: string) => void) => {
  const { user, tokens } = await signIn(site);
  const account = { url: site.url, ...DEMO, userId: user.id, ...tokens };
  await fillDemo({
    url: site.url,
    access: tokens.access,
    settled: async (id) => (await settled(account, id)).state,
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  return account;
};
