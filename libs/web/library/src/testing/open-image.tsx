import { fakeServer } from '@safelight/web-data/testing';
import { openScreen, SIGNED_IN_USER } from '@safelight/web-session/testing';
import { screen, within } from '@testing-library/react';
import { ImageScreen } from '../image/ImageScreen.tsx';
import { imageAnswer } from './image-answers.ts';

type ImageAnswer = ReturnType<typeof imageAnswer> | { readonly image: null };
type Handlers = Parameters<typeof fakeServer>[0];

const SUSPENSION = { since: '2026-01-05T10:00:00Z', reason: 'Spam' };
const card = { originalFilename: 'peaks.jpg', tags: [] };

interface ImageOptions {
  readonly signedIn?: boolean;
  /** Whether the person's account is suspended. */
  readonly isSuspended?: boolean;
  /** The address to open, when it is not the image's, or the link that led to it. */
  readonly at?: Parameters<typeof openScreen>[0]['at'];
  /** Handlers of requests that only this test needs. */
  readonly handlers?: Handlers;
}

/** Opens the page of an image with a fake server that returns this response. */
export const openImage = (
  answer: () => ImageAnswer,
  { signedIn = true, isSuspended = false, at = '/image/img1', handlers = {} }: ImageOptions = {},
) => {
  const server = fakeServer({
    ImageView: answer,
    Credits: () => ({ me: { __typename: 'User', id: 'u1', credits: 97 } }),
    SetPrivacy: ({ privacy }) => ({
      updateImage: { ...imageAnswer().image, ...card, privacy },
    }),
    ImageTags: () => ({ imageTags: [] }),
    SetFavorite: ({ isFavorite }) => ({ updateImages: [{ ...imageAnswer().image, isFavorite }] }),
    UpdateDetails: ({ input }) => ({
      updateImage: { ...imageAnswer().image, ...card, ...(input as object) },
    }),
    SetTags: ({ uid, tags }) => ({ updateImage: { __typename: 'Image', uid, tags } }),
    SetShowTags: ({ uid, showTags }) => ({ updateImage: { __typename: 'Image', uid, showTags } }),
    TrashImages: () => ({ trashImages: [imageAnswer().image] }),
    RestoreImages: () => ({ restoreImages: [imageAnswer().image] }),
    EditorDraft: () => ({ editorDocument: null }),
    CountView: () => ({ countView: true }),
    CreateComparison: () => ({ createComparison: { __typename: 'Comparison', uid: 'cmp1' } }),
    UseVersion: ({ versionId }) => {
      const { image } = imageAnswer({ versions: 2, current: versionId === 'v1' ? 1 : 2 });
      return { useVersion: image };
    },
    ...handlers,
  });
  return {
    server,
    ...openScreen({
      path: '/image/:uid',
      at,
      element: <ImageScreen />,
      link: server.link,
      user: signedIn ? { ...SIGNED_IN_USER, suspension: isSuspended ? SUSPENSION : null } : null,
    }),
  };
};

/** Returns the picture of the page after it and the deferred parts next to it are rendered. */
export const picture = async () => {
  await screen.findByRole('heading', { name: 'Details' });
  return screen.getByRole('img', { name: 'peaks.jpg' });
};

/** Returns the buttons of the version with this number while it is on screen. */
export const onScreen = (number: number) =>
  within(screen.getByRole('group', { name: `Version ${number} on screen` }));
