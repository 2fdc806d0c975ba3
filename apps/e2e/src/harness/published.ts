import { makeJpeg } from '@safelight/test-pictures';
import sharp from 'sharp';
import {
  bearer,
  graphqlData,
  requestEdit,
  settled,
  uploaded,
  type Account,
  type RestImage,
} from './client.ts';

interface Picture {
  readonly filename: string;
  readonly privacy: 'public' | 'private';
}

export interface Version {
  readonly id: string;
  readonly number: number;
  readonly url: string;
}

/** A gray-blue photo of 600 × 400 pixels, a different one at each call. */
export const somePhoto = async (): Promise<Buffer> => {
  const photo = await makeJpeg({ width: 600, height: 400 });
  const hue = Math.floor(Math.random() * 360);
  return sharp(photo).modulate({ hue }).jpeg({ quality: 90 }).toBuffer();
};

/** Uploads a new photo. */
export const newImage = async (account: Account, { filename, privacy }: Picture): Promise<RestImage> =>
  uploaded(account.url, `Bearer ${account.access}`, await somePhoto(), { filename, privacy });

/** Edits an image with each prompt in turn, always from its version in use. */
export const editEach = async (
  account: Account,
  { uid }: Pick<RestImage, 'uid'>,
  prompts: readonly string[],
): Promise<void> => {
  for (const prompt of prompts) {
    const { state, errorMessage } = await settled(account, (await requestEdit(account, uid, prompt)).id);
    if (state !== 'SUCCEEDED') throw new Error(`${prompt}: ${String(errorMessage)}`);
  }
};

/** The versions of an image in order, as its owner sees them. */
export const versionsOf = async (account: Account, uid: string): Promise<readonly Version[]> => {
  const query = 'query ($uid: ID!) { image(uid: $uid) { versions { id number url } } }';
  type Answer = { image: { versions: readonly Version[] } };
  return (await graphqlData<Answer>(account.url, query, { uid }, account.access)).image.versions;
};

/** Publishes the first two versions of an image; returns the comparison's uid. */
export const publish = async (account: Account, imageUid: string, title: string): Promise<string> => {
  const [original, edited] = await versionsOf(account, imageUid);
  const query = 'mutation ($input: CreateComparisonInput!) { createComparison(input: $input) { uid } }';
  const input = { imageUid, originalVersionId: original?.id, editedVersionId: edited?.id, title };
  type Answer = { createComparison: { uid: string } };
  return (await graphqlData<Answer>(account.url, query, { input }, account.access)).createComparison.uid;
};

/** Publishes two new photos as a comparison; returns its uid. */
export const publishPair = async (account: Account, title: string): Promise<string> => {
  const form = new FormData();
  for (const side of ['original_image', 'edited_image'])
    form.append(side, new File([new Uint8Array(await somePhoto())], `${side}.jpg`, { type: 'image/jpeg' }));
  form.append('title', title);
  const response = await fetch(`${account.url}/api/images/comparisons/upload/`, {
    method: 'POST',
    headers: bearer(account),
    body: form,
  });
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { uid: string }).uid;
};
