import { graphqlData } from '../harness/client.ts';
import { COMPARISONS, EDITS, FAVORITES, PROJECTS, TRASHED } from './demo-plan.ts';
import { demoPictures, type DemoPicture } from './demo-pictures.ts';

export interface FillDemoOptions {
  /** The server's URL without a trailing slash. */
  readonly url: string;
  /** The access token of the account that gets the pictures. */
  readonly access: string;
  /** Waits until an AI edit has ended; returns its state. */
  readonly settled: (jobId: string) => Promise<string>;
  readonly pictures?: readonly DemoPicture[];
  /** Called with a message after each step. */
  readonly onProgress?: (text: string) => void;
}

/** An image of the account; `filename` identifies the picture of the demo. */
interface DemoImage {
  readonly uid: string;
  readonly filename: string;
  readonly versionIds: readonly string[];
}

interface ImageNode {
  readonly uid: string;
  readonly originalFilename: string;
  readonly versions: readonly { readonly id: string }[];
}

const PAGE = 100;

const IMAGES = `query ($after: String, $isTrashed: Boolean) {
  images(first: ${PAGE}, after: $after, filter: { isTrashed: $isTrashed }) {
    nodes { uid originalFilename versions { id } } pageInfo { endCursor hasNextPage } } }`;

type Ask = <T>(query: string, variables?: Readonly<Record<string, unknown>>) => Promise<T>;

const imagesOf = async (ask: Ask, isTrashed: boolean): Promise<ReadonlyMap<string, DemoImage>> => {
  const found = new Map<string, DemoImage>();
  let after: string | null = null;
  do {
    type Page = {
      images: { nodes: readonly ImageNode[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    };
    const { images }: Page = await ask<Page>(IMAGES, { after, isTrashed });
    for (const { uid, originalFilename: filename, versions } of images.nodes)
      found.set(filename, { uid, filename, versionIds: versions.map(({ id }) => id) });
    after = images.pageInfo.hasNextPage ? images.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
};

const uploadTo = async ({ url, access }: FillDemoOptions, picture: DemoPicture): Promise<void> => {
  const { filename, title, description, tags, privacy } = picture;
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description, privacy, tags: tags.join(',') }))
    form.set(name, value);
  form.set('image', new File([await picture.bytes()], filename, { type: 'image/jpeg' }));
  const response = await fetch(`${url}/api/images/upload/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${filename}: ${response.status} ${await response.text()}`);
};

/** Requests the edits that an image does not have yet. */
const edit = async (
  ask: Ask,
  { settled }: FillDemoOptions,
  { uid, filename, versionIds }: DemoImage,
  prompts: readonly string[],
): Promise<number> => {
  const missing = prompts.slice(Math.max(0, versionIds.length - 1));
  for (const prompt of missing) {
    const request = 'mutation ($input: RequestAiEditInput!) { requestAiEdit(input: $input) { id } }';
    type Requested = { requestAiEdit: { id: string } };
    const { requestAiEdit: job } = await ask<Requested>(request, { input: { imageUid: uid, prompt } });
    const state = await settled(job.id);
    if (state !== 'SUCCEEDED') throw new Error(`"${prompt}" of ${filename} ended as ${state}.`);
  }
  return missing.length;
};

const compare = async (ask: Ask, images: ReadonlyMap<string, DemoImage>): Promise<number> => {
  type Titles = { comparisons: { nodes: readonly { title: string }[] } };
  const { comparisons } = await ask<Titles>('{ comparisons(first: 100) { nodes { title } } }');
  const titles = new Set(comparisons.nodes.map(({ title }) => title));
  const missing = COMPARISONS.filter(({ title }) => !titles.has(title));
  for (const { filename, title, description } of missing) {
    const image = images.get(filename);
    const [originalVersionId, editedVersionId] = image?.versionIds ?? [];
    const input = { imageUid: image?.uid, originalVersionId, editedVersionId, title, description };
    await ask('mutation ($input: CreateComparisonInput!) { createComparison(input: $input) { uid } }', {
      input,
    });
  }
  return missing.length;
};

const collect = async (
  ask: Ask,
  uidsOf: (filenames: readonly string[]) => readonly string[],
): Promise<number> => {
  type Names = { projects: { nodes: readonly { name: string }[] } };
  const { projects } = await ask<Names>('{ projects(first: 100) { nodes { name } } }');
  const names = new Set(projects.nodes.map(({ name }) => name));
  const missing = PROJECTS.filter(({ name }) => !names.has(name));
  for (const { filenames, isShared, ...texts } of missing) {
    type Created = { createProject: { id: string } };
    const { createProject } = await ask<Created>(
      'mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }',
      { input: { ...texts, uids: uidsOf(filenames) } },
    );
    if (!isShared) continue;
    await ask('mutation ($id: ID!) { createShareLink(projectId: $id) { id } }', { id: createProject.id });
  }
  return missing.length;
};

/**
 * Fills an account with the demo's content through the public APIs. It skips content that exists, so that
 * filling an account twice changes nothing.
 */
export const fillDemo = async (options: FillDemoOptions): Promise<void> => {
  const { url, access, pictures = demoPictures(), onProgress = () => undefined } = options;
  const ask: Ask = (query, variables = {}) => graphqlData(url, query, variables, access);

  const kept = await imagesOf(ask, false);
  const trashed = await imagesOf(ask, true);
  const missing = pictures.filter(({ filename }) => !kept.has(filename) && !trashed.has(filename));
  for (const picture of missing) await uploadTo(options, picture);
  onProgress(`${missing.length} of ${pictures.length} images uploaded`);

  const uploaded = await imagesOf(ask, false);
  for (const { filename, prompts } of EDITS) {
    const image = uploaded.get(filename);
    if (image === undefined) continue;
    const made = await edit(ask, options, image, prompts);
    if (made > 0) onProgress(`${filename}: ${prompts.join(', ')}`);
  }

  const images = await imagesOf(ask, false);
  const uidsOf = (filenames: readonly string[]): readonly string[] =>
    filenames.flatMap((filename) => images.get(filename)?.uid ?? []);
  onProgress(`${await compare(ask, images)} comparisons published`);
  onProgress(`${await collect(ask, uidsOf)} projects made`);
  const favorites = { uids: uidsOf(FAVORITES), input: { isFavorite: true } };
  await ask(
    'mutation ($uids: [ID!]!, $input: BulkImagesInput!) { updateImages(uids: $uids, input: $input) { uid } }',
    favorites,
  );
  const toTrash = uidsOf(TRASHED);
  if (toTrash.length > 0)
    await ask('mutation ($uids: [ID!]!) { trashImages(uids: $uids) { uid } }', { uids: toTrash });
};
