import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPlace } from './http.ts';
import { until } from './server.ts';

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

export interface GraphqlAnswer<T> {
  readonly data: T | null;
  readonly errors?: readonly GraphqlError[];
}

/** Sends a GraphQL request without a browser. */
export const graphql = async <T>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<GraphqlAnswer<T>> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphqlAnswer<T>;
};

/** The data of a GraphQL request; throws when it has errors. */
export const graphqlData = async <T>(...args: Parameters<typeof graphql>): Promise<T> => {
  const answer = await graphql<T>(...args);
  if (answer.data === null || answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
};

const plainText = (eml: string): string => eml.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

/** The verification link of the latest mail to `address` in the outbox. */
export const verificationLink = (dataDir: string, address: string): Promise<URL> =>
  until(`a mail to ${address}`, async () => {
    const folder = join(dataDir, 'mail');
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const eml = plainText(await readFile(join(folder, name), 'utf8'));
      if (!eml.includes(address)) continue;
      const link = /https?:\/\/[^\s"<>]+verify-email\?[^\s"<>]+/.exec(eml)?.[0];
      if (link !== undefined) return new URL(link.replaceAll('&amp;', '&'));
    }
    return null;
  });

export interface Account {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  readonly userId: string;
  readonly access: string;
  readonly refresh: string;
}

let counter = 0;

/**
 * Registers a user and verifies them by the mailed link; returns the signed-in account with the free credits.
 */
export const signUp = async (url: string, dataDir: string, name = 'user'): Promise<Account> => {
  counter += 1;
  const username = `${name}${counter}${Date.now() % 100_000}`;
  const email = `${username}@example.com`;
  const password = 'Harbour42Lamp';
  const response = await fetch(`${url}/api/auth/register/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newPlace() },
    body: JSON.stringify({ username, email, password, password_confirm: password }),
  });
  if (response.status !== 201) throw new Error(`register: ${response.status} ${await response.text()}`);
  const link = await verificationLink(dataDir, email);
  const path = `/api/auth/verify-email/${link.searchParams.get('uid')}/${link.searchParams.get('token')}/`;
  const verified = (await (await fetch(url + path)).json()) as {
    user: { id: string };
    tokens: { access: string; refresh: string };
  };
  return { url, username, password, userId: verified.user.id, ...verified.tokens };
};

export const bearer = ({ access }: Pick<Account, 'access'>): { Authorization: string } => ({
  Authorization: `Bearer ${access}`,
});

/** Creates an API key; returns the whole key. */
export const createApiKey = async (account: Account, name = 'test key'): Promise<string> => {
  const response = await fetch(`${account.url}/api/auth/api-keys/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...bearer(account) },
    body: JSON.stringify({ name }),
  });
  return ((await response.json()) as { api_key: { key: string } }).api_key.key;
};

export interface RestImage {
  readonly uid: string;
  readonly width: number;
  readonly height: number;
  readonly content_type: string;
  readonly file_size: number;
  readonly privacy: string;
  readonly file_url: string;
  /** The direct link; null while nobody else can see the image. */
  readonly direct_url: string | null;
}

export interface UploadOptions {
  readonly filename?: string;
  readonly type?: string;
  readonly privacy?: string;
  readonly signal?: AbortSignal;
}

/** Uploads a file with an API key or token; returns the response. */
export const upload = (
  url: string,
  authorization: string,
  bytes: Uint8Array,
  { filename = 'photo.jpg', type = 'image/jpeg', privacy = 'private', signal }: UploadOptions = {},
): Promise<Response> => {
  const form = new FormData();
  form.set('privacy', privacy);
  form.set('image', new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), filename);
  return fetch(`${url}/api/images/upload/?allow_duplicate=true`, {
    method: 'POST',
    headers: { Authorization: authorization },
    body: form,
    ...(signal === undefined ? {} : { signal }),
  });
};

/** Uploads a file; returns the image, and throws when the upload fails. */
export const uploaded = async (...args: Parameters<typeof upload>): Promise<RestImage> => {
  const response = await upload(...args);
  if (response.status !== 201) throw new Error(`upload: ${response.status} ${await response.text()}`);
  return (await response.json()) as RestImage;
};

/** The images of the library, as the REST API lists them. */
export const listed = async (url: string, authorization: string): Promise<readonly RestImage[]> => {
  const response = await fetch(`${url}/api/images/`, { headers: { Authorization: authorization } });
  return (await response.json()) as readonly RestImage[];
};

interface JobState {
  readonly id: string;
  readonly state: string;
  readonly errorMessage: string | null;
  readonly resultVersion: { readonly id: string; readonly url: string } | null;
}

const JOB_FIELDS = 'id state errorMessage resultVersion { id url }';

/** Requests an edit; returns the queued job. */
export const requestEdit = async (account: Account, imageUid: string, prompt: string): Promise<JobState> => {
  const query = `mutation($input: RequestAiEditInput!) { requestAiEdit(input: $input) { ${JOB_FIELDS} } }`;
  const variables = { input: { imageUid, prompt } };
  return (await graphqlData<{ requestAiEdit: JobState }>(account.url, query, variables, account.access))
    .requestAiEdit;
};

/** Requests one edit of several images; returns the queued jobs. */
export const requestEdits = async (
  account: Account,
  imageUids: readonly string[],
  prompt: string,
): Promise<readonly JobState[]> => {
  const query = `mutation($input: RequestAiEditsInput!) { requestAiEdits(input: $input) { ${JOB_FIELDS} } }`;
  const variables = { input: { imageUids, prompt } };
  return (
    await graphqlData<{ requestAiEdits: readonly JobState[] }>(account.url, query, variables, account.access)
  ).requestAiEdits;
};

const findEdit = async (account: Account, jobId: string): Promise<JobState | null> => {
  const query = `query($id: ID!) { aiEditJob(id: $id) { ${JOB_FIELDS} } }`;
  const asked = graphql<{ aiEditJob: JobState | null }>(account.url, query, { id: jobId }, account.access);
  return (await asked.catch(() => null))?.data?.aiEditJob ?? null;
};

/** The current state of an edit; null when the server does not answer. */
export const editState = async (account: Account, jobId: string): Promise<string | null> =>
  (await findEdit(account, jobId))?.state ?? null;

/** Waits until an edit has ended; returns its state. */
export const settled = (account: Account, jobId: string, timeoutMs = 90_000): Promise<JobState> =>
  until(
    `edit ${jobId} to settle`,
    async () => {
      const job = await findEdit(account, jobId);
      return job !== null && ['SUCCEEDED', 'FAILED', 'CANCELLED'].includes(job.state) ? job : null;
    },
    timeoutMs,
  );

/** The credits that the account can spend now. */
export const credits = async (account: Account): Promise<number> =>
  (await graphqlData<{ me: { credits: number } }>(account.url, '{ me { credits } }', {}, account.access)).me
    .credits;
