import { POST_PAGES, SITE_PAGES } from '@safelight/rules';
import { bearer, graphqlData, type Account } from './client.ts';
import { editEach, newImage, publish } from './published.ts';

/** The objects shown by pages whose path has a parameter. */
export interface Shown {
  readonly imageUid: string;
  readonly comparisonUid: string;
  readonly projectId: string;
  readonly shareToken: string;
}

export interface EveryPage {
  /** The path pattern in the route table. */
  readonly route: string;
  readonly path: string;
  readonly isForMembers: boolean;
}

const FOR_MEMBERS: ReadonlySet<string> = new Set([
  '/gallery',
  '/upload',
  '/projects',
  '/projects/:id',
  '/comparisons',
  '/comparison/upload',
  '/editor',
  '/editor/:imageId',
  '/profile',
  '/settings',
  '/api-keys',
]);

/** Routes that only redirect. */
const PASSING: ReadonlySet<string> = new Set(['/auth/google/callback', '/verify-email/redirect']);

/** Creates an edited image, published as a comparison and shared in a project. */
export const somethingToShow = async (account: Account): Promise<Shown> => {
  const image = await newImage(account, { filename: 'harbour.jpg', privacy: 'public' });
  await editEach(account, image, ['make it black and white']);
  const comparisonUid = await publish(account, image.uid, 'Harbour, without its colors');
  const create = 'mutation ($uids: [ID!]!) { createProject(input: { name: "Summer", uids: $uids }) { id } }';
  type Created = { createProject: { id: string } };
  const { id } = (await graphqlData<Created>(account.url, create, { uids: [image.uid] }, account.access))
    .createProject;
  const shared = await fetch(`${account.url}/api/projects/${id}/links/`, {
    method: 'POST',
    headers: { ...bearer(account), 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { url } = (await shared.json()) as { url: string };
  return { imageUid: image.uid, comparisonUid, projectId: id, shareToken: url.split('/').at(-1) ?? '' };
};

/** Every page of the route table with an address to open, except those that only redirect. */
export const everyPage = (shown: Shown): readonly EveryPage[] => {
  const filled: Readonly<Record<string, string>> = {
    '/blog/:id': POST_PAGES[0]?.path ?? '',
    '/projects/:id': `/projects/${shown.projectId}`,
    '/editor/:imageId': `/editor/${shown.imageUid}`,
  };
  const own = SITE_PAGES.filter(({ path }) => !PASSING.has(path)).map(({ path }) => ({
    route: path,
    path: filled[path] ?? path,
    isForMembers: FOR_MEMBERS.has(path),
  }));
  const open = (route: string, path: string): EveryPage => ({ route, path, isForMembers: false });
  return [
    ...own,
    open('/image/:uid', `/image/${shown.imageUid}`),
    open('/comparison/:uid', `/comparison/${shown.comparisonUid}`),
    open('/p/:token', `/p/${shown.shareToken}`),
    open('*', '/no/such/page'),
  ];
};
