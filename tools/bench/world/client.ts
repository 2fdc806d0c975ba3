// The parts of the server's public API that the benchmark needs. Every unsuccessful answer throws.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIL_TIMEOUT_MS = 20_000;
const PASSWORD = 'Harbour42Lamp';

/** The server's URL, and the folder of its outbox. */
export interface Api {
  readonly url: string;
  readonly dataDir: string;
}

/** A verified user who is signed in. */
export interface Viewer {
  readonly userId: string;
  /** The value of the Authorization header. */
  readonly authorization: string;
}

async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text) as T;
}

const postJson = async <T>(
  url: string,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> =>
  answerOf<T>(
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(value),
    }),
  );

/** The verification link in the email to `address` in the outbox. */
async function verificationLink(dataDir: string, address: string): Promise<URL> {
  const folder = join(dataDir, 'mail');
  const giveUpAt = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      const mail = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      const link = mail.includes(address)
        ? /https?:[^\s"<>]+verify-email\?[^\s"<>]+/.exec(mail)?.[0]
        : undefined;
      if (link !== undefined) return new URL(link.replaceAll('&amp;', '&'));
    }
    await sleep(100);
  }
  throw new Error(`No mail to ${address} in ${folder}.`);
}

interface SignedIn {
  readonly user: { readonly id: string };
  readonly tokens: { readonly access: string };
}

export async function signUp({ url, dataDir }: Api, username: string): Promise<Viewer> {
  const email = `${username}@example.com`;
  await postJson(`${url}/api/auth/register/`, {
    username,
    email,
    password: PASSWORD,
    password_confirm: PASSWORD,
  });
  const query = (await verificationLink(dataDir, email)).searchParams;
  const { user, tokens } = await answerOf<SignedIn>(
    await fetch(`${url}/api/auth/verify-email/${query.get('uid') ?? ''}/${query.get('token') ?? ''}/`),
  );
  return { userId: user.id, authorization: `Bearer ${tokens.access}` };
}

/** Uploads a public JPEG; returns the image as REST answers it. */
export async function uploadPicture(
  { url }: Pick<Api, 'url'>,
  { authorization }: Viewer,
  picture: Buffer,
): Promise<{ readonly uid: string }> {
  const form = new FormData();
  form.set('privacy', 'public');
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { Authorization: authorization };
  return answerOf(
    await fetch(`${url}/api/images/upload/?allow_duplicate=true`, { method: 'POST', headers, body: form }),
  );
}

/** Sends a GraphQL request; returns its data. */
export async function graphql<T>(
  { url }: Api,
  { authorization }: Viewer,
  query: string,
  variables: object = {},
): Promise<T> {
  const { data, errors } = await postJson<{ readonly data: T; readonly errors?: unknown }>(
    `${url}/graphql`,
    { query, variables },
    { Authorization: authorization },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
