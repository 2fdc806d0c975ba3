// The server's public API as far as a bench needs it. What answers badly throws.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIL_TIMEOUT_MS = 20_000;
const PASSWORD = 'Harbour42Lamp';

async function answerOf(response) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${text}`);
  return JSON.parse(text);
}

const postJson = async (url, value, headers = {}) =>
  answerOf(
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(value),
    }),
  );

/** The verification link in the outbox' mail to `address`. */
async function verificationLink(dataDir, address) {
  const folder = join(dataDir, 'mail');
  const giveUpAt = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
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

/** A verified user, signed in: `userId`, and `authorization` for the header of that name. */
export async function signUp({ url, dataDir }, username) {
  const email = `${username}@example.com`;
  await postJson(`${url}/api/auth/register/`, {
    username,
    email,
    password: PASSWORD,
    password_confirm: PASSWORD,
  });
  const query = (await verificationLink(dataDir, email)).searchParams;
  const { user, tokens } = await answerOf(
    await fetch(`${url}/api/auth/verify-email/${query.get('uid')}/${query.get('token')}/`),
  );
  return { userId: user.id, authorization: `Bearer ${tokens.access}` };
}

/** Uploads a public JPEG; the image as REST presents it. */
export async function uploadPicture({ url }, { authorization }, picture) {
  const form = new FormData();
  form.set('privacy', 'public');
  form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg');
  const headers = { Authorization: authorization };
  return answerOf(
    await fetch(`${url}/api/images/upload/?allow_duplicate=true`, { method: 'POST', headers, body: form }),
  );
}

/** The data of a GraphQL request. */
export async function graphql({ url }, { authorization }, query, variables = {}) {
  const { data, errors } = await postJson(
    `${url}/graphql`,
    { query, variables },
    { Authorization: authorization },
  );
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
