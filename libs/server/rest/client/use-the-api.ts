import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

// A program as others write it: `api.ts` is what openapi-typescript makes of our OpenAPI document.
//   node use-the-api.js http://localhost:3000/api sk… picture.png
// It uploads a picture, has it edited, makes the result the current version, and prints what it was told.

type Edit = components['schemas']['AiEdit'];

const [baseUrl = '', key = '', picture = ''] = process.argv.slice(2);
const client = createClient<paths, 'application/json'>({
  baseUrl,
  headers: { Authorization: `Api-Key ${key}` },
});

/** What a call answered; throws in the words of the API when it failed. */
const told = <T>({ data, error }: { data?: T; error?: { error: string } }): T => {
  if (data === undefined) throw new Error(error?.error ?? 'no answer');
  return data;
};

const upload = async (path: string) => {
  const form = new FormData();
  form.set('image', new Blob([await readFile(path)]), 'picture.png');
  form.set('privacy', 'public');
  return told(
    await client.POST('/images/upload/', {
      params: { header: { 'Idempotency-Key': 'the first upload' } },
      // Generated types know a file as text: the form is sent in place of this object.
      body: { image: '' },
      bodySerializer: () => form,
    }),
  );
};

const settled = async (edit: Edit): Promise<Edit> => {
  if (edit.state !== 'queued' && edit.state !== 'processing') return edit;
  await new Promise((resolve) => setTimeout(resolve, 10));
  return settled(told(await client.GET('/ai/edits/{id}/', { params: { path: { id: edit.id } } })));
};

const image = await upload(picture);
const path = { uid: image.uid };
const read = told(await client.GET('/images/{uid}/', { params: { path } }));
const list = told(
  await client.GET('/images/', { params: { query: { sort: 'name', limit: 10, type: 'png' } } }),
);
const asked = told(
  await client.POST('/ai/edits/', { body: { image: image.uid, prompt: 'make it vintage' } }),
);
const edit = await settled(asked);
const result = edit.result_version ?? '';
const used = told(
  await client.POST('/images/{uid}/versions/{id}/use/', { params: { path: { ...path, id: result } } }),
);
const versions = told(await client.GET('/images/{uid}/versions/', { params: { path } }));
const missing = await client.GET('/images/{uid}/', { params: { path: { uid: 'nowhere' } } });
const code: components['schemas']['Error']['code'] | undefined = missing.error?.code;

process.stdout.write(
  JSON.stringify({
    privacy: read.privacy,
    listed: list.map(({ uid }) => uid === image.uid),
    state: edit.state,
    model: edit.model,
    isCurrent: used.is_current,
    versions: versions.map(({ number, is_current: isCurrent }) => [number, isCurrent]),
    missing: code,
  }),
);
