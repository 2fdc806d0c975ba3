import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { GalleryScreen } from '../gallery/GalleryScreen.tsx';

/** An image of the fake library. */
interface LibraryImage {
  readonly title: string;
  readonly privacy: 'PUBLIC' | 'PRIVATE';
  readonly block: { readonly __typename: 'ImageBlock'; readonly at: string; readonly reason: string } | null;
  readonly isFavorite: boolean;
  readonly tags: readonly string[];
  readonly contentType: string;
  readonly deletedAt: string | null;
}

export const libraryImage = (title: string, more: Partial<LibraryImage> = {}): LibraryImage => ({
  title,
  privacy: 'PUBLIC',
  block: null,
  isFavorite: false,
  tags: [],
  contentType: 'image/png',
  deletedAt: null,
  ...more,
});

export const uidOf = (title: string): string => `uid-${title}`;

/** Creates an image of a list in the server's response. */
export const cardAnswer = (image: LibraryImage) => ({
  __typename: 'Image',
  ...image,
  uid: uidOf(image.title),
  width: 400,
  height: 300,
  createdAt: '2026-03-04T12:00:00Z',
  thumbhash: null,
  directUrl: `/i/${image.title}/full.png`,
  downloadUrl: `/d/${image.title}`,
  permalink: `/image/${uidOf(image.title)}`,
  small: `/s/${image.title}`,
  medium: `/m/${image.title}`,
  large: `/l/${image.title}`,
});

const detailsAnswer = (image: LibraryImage) => ({
  description: '',
  showTags: false,
  expiresAt: null,
  ...cardAnswer(image),
  originalFilename: `${image.title}.png`,
  fileSize: 2048,
  viewCount: 12,
  lastAccessed: null,
});

type BulkChange = Partial<LibraryImage> & { readonly addTags?: readonly string[] };

type Handlers = Parameters<typeof fakeServer>[0];

interface GalleryOptions {
  readonly at?: string;
  /** The element to open and its route, when it is not the gallery. */
  readonly element?: ReactElement;
  readonly path?: string;
  readonly images?: readonly LibraryImage[];
  readonly pageSize?: number;
  /** Returns true for a list request that must fail. */
  readonly failing?: (variables: Readonly<Record<string, unknown>>) => boolean;
  /** Handlers of requests that only this test needs. */
  readonly handlers?: Handlers;
}

/** Opens the gallery with a fake server that can list, search and sort images, and that has a trash. */
export const openGallery = ({
  at = '/gallery',
  element = <GalleryScreen />,
  path = '/gallery',
  images = ['cat', 'dog', 'Catkin'].map((title) => libraryImage(title)),
  pageSize = 60,
  failing = () => false,
  handlers = {},
}: GalleryOptions = {}) => {
  let library = images;
  const change = (uids: unknown, changed: BulkChange) => {
    const chosen = new Set(uids as readonly string[]);
    const { addTags = [], ...fields } = changed;
    library = library.map((image) =>
      chosen.has(uidOf(image.title))
        ? { ...image, ...fields, tags: [...new Set([...(fields.tags ?? image.tags), ...addTags])] }
        : image,
    );
    return library.filter(({ title }) => chosen.has(uidOf(title))).map(cardAnswer);
  };
  const remove = (isGone: (image: LibraryImage) => boolean): readonly string[] => {
    const gone = library.filter(isGone);
    library = library.filter((image) => !isGone(image));
    return gone.map(({ title }) => uidOf(title));
  };
  const find = (uid: unknown) =>
    library.find((image) => uidOf(image.title) === uid && image.deletedAt === null);
  const list = (variables: Readonly<Record<string, unknown>>) => {
    if (failing(variables)) throw new TypeError('Failed to fetch');
    const { search, after, sort, filter, withCount } = variables;
    const { isTrashed, isFavorite, tags } = filter as {
      isTrashed: boolean;
      isFavorite: boolean | null;
      tags: string[];
    };
    const found = library
      .filter(({ deletedAt }) => (deletedAt !== null) === isTrashed)
      .filter((image) => isFavorite === null || image.isFavorite === isFavorite)
      .filter((image) => tags.every((tag) => image.tags.includes(tag)))
      .filter(({ title }) => title.toLowerCase().includes(String(search ?? '').toLowerCase()));
    const sorted = sort === 'NAME' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found;
    const from = after === null ? 0 : Number(after);
    const more = from + pageSize < sorted.length;
    return {
      images: {
        __typename: 'ImageConnection',
        nodes: sorted.slice(from, from + pageSize).map(cardAnswer),
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: more,
          endCursor: more ? String(from + pageSize) : null,
        },
        ...(withCount === true
          ? {
              totalCount: library.length,
              matchingCount: { __typename: 'ImageCount', count: sorted.length, isExact: true },
            }
          : {}),
      },
    };
  };
  const server = fakeServer({
    Gallery: list,
    GalleryUids: list,
    ImageTags: () => ({
      imageTags: [...new Set(library.flatMap(({ tags }) => tags))].map((tag) => ({
        __typename: 'TagCount',
        tag,
        count: 1,
      })),
    }),
    ImageCard: ({ uid }) => {
      const image = find(uid);
      return { image: image === undefined ? null : cardAnswer(image) };
    },
    ImageDetails: ({ uid }) => {
      const image = find(uid);
      return { image: image === undefined ? null : detailsAnswer(image) };
    },
    UpdateDetails: ({ uid, input }) => {
      change([uid], input as Partial<LibraryImage>);
      const image = library.find((candidate) => uidOf(candidate.title) === uid);
      const changed = image ?? { ...(images[0] ?? libraryImage('')), ...(input as Partial<LibraryImage>) };
      return { updateImage: { ...detailsAnswer(changed), uid } };
    },
    SetTags: ({ uid, tags }) => {
      change([uid], { tags } as Partial<LibraryImage>);
      return { updateImage: { __typename: 'Image', uid, tags } };
    },
    SetShowTags: ({ uid, showTags }) => ({ updateImage: { __typename: 'Image', uid, showTags } }),
    SetPrivacy: ({ uid, privacy }) => {
      change([uid], { privacy } as Partial<LibraryImage>);
      const image = library.find((candidate) => uidOf(candidate.title) === uid) ?? libraryImage('');
      const { title } = image;
      return {
        updateImage: { ...cardAnswer(image), directUrl: `/u/${title}`, large: `/l/${title}`, versions: [] },
      };
    },
    UpdateImages: ({ uids, input }) => ({ updateImages: change(uids, input as BulkChange) }),
    SetFavorite: ({ uid, isFavorite }) => ({
      updateImages: change([uid], { isFavorite: isFavorite === true }),
    }),
    TrashImages: ({ uids }) => ({ trashImages: change(uids, { deletedAt: '2026-03-10T12:00:00Z' }) }),
    RestoreImages: ({ uids }) => ({ restoreImages: change(uids, { deletedAt: null }) }),
    DeleteImagesForever: ({ uids }) => ({
      deleteImagesForever: remove(({ title }) => (uids as readonly string[]).includes(uidOf(title))),
    }),
    EmptyTrash: () => ({ emptyTrash: remove(({ deletedAt }) => deletedAt !== null) }),
    OpenAiEdits: () => ({ aiEditJobs: { __typename: 'AiEditJobConnection', nodes: [] } }),
    UploadDefaults: () => ({ me: { __typename: 'User', id: 'u1', defaultPrivacy: null } }),
    ...handlers,
  });
  return {
    ...openScreen({ path, at, element, link: server.link }),
    server,
    library: () => library,
    /** Deletes an image for good, as another tab or a program can. */
    deleteElsewhere: (title: string): void => void remove((image) => image.title === title),
  };
};

/** Returns the titles of the cards on screen, in order. */
export const shownTitles = (): readonly string[] =>
  screen
    .queryAllByRole('listitem', { hidden: true })
    .filter((item) => item.hasAttribute('data-index'))
    .map((item) => item.querySelector('.title')?.textContent ?? '');

/** Returns the card of the picture with this title. */
export const cardOf = (title: string): HTMLElement => {
  const card = screen.getByRole('link', { name: `View ${title}`, hidden: true }).closest('li');
  if (card === null) throw new Error(`No card shows ${title}.`);
  return card;
};
