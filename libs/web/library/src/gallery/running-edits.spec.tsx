import { act, screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
import { libraryImage, openGallery, uidOf } from '../testing/gallery-server.tsx';
import { jobAnswer } from '../testing/image-answers.ts';

type Answer = Readonly<Record<string, unknown>>;

const job = (title: string, state: string, extra: Answer = {}) =>
  jobAnswer(state, { id: `job-${title}`, image: { __typename: 'Image', uid: uidOf(title) }, ...extra });

/** Opens the gallery while edits of these images run that were requested elsewhere. */
const open = (titles: readonly string[]) => {
  const progress = new Map<unknown, Subject<Answer>>();
  const opened = openGallery({
    images: titles.map((title) => libraryImage(title)),
    handlers: {
      OpenAiEdits: () => ({
        aiEditJobs: {
          __typename: 'AiEditJobConnection',
          nodes: titles.map((title) => job(title, 'QUEUED')),
        },
      }),
      AiEditProgress: ({ jobId }) => {
        const heard = new Subject<Answer>();
        progress.set(jobId, heard);
        return heard;
      },
    },
  });
  const hear = async (title: string, state: string, extra: Answer = {}) => {
    await waitFor(() => expect(progress.has(`job-${title}`)).toBe(true));
    act(() => progress.get(`job-${title}`)?.next({ aiEditProgress: job(title, state, extra) }));
  };
  return { ...opened, hear };
};

it('announces the end of an edit once, also while others go on', async () => {
  const { server, hear } = open(['a', 'b']);
  await hear('a', 'SUCCEEDED');
  await screen.findByText('a: AI edit finished');
  await hear('b', 'PROCESSING', { progress: 0.3 });
  await hear('b', 'SUCCEEDED');
  await screen.findByText('b: AI edit finished');
  expect(screen.getAllByText('a: AI edit finished')).toHaveLength(1);
  expect(server.calls('ImageCard')).toHaveLength(2);
});

it('asks again for the places of edits that are too many to follow, whenever one ends', async () => {
  const { server, hear } = open(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  await hear('j', 'QUEUED');
  const before = server.calls('OpenAiEdits').length;
  await hear('j', 'SUCCEEDED');
  await waitFor(() => expect(server.calls('OpenAiEdits')).toHaveLength(before + 1));
});
