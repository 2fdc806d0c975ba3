import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  AddProjectImagesDocument,
  messageOf,
  MoveProjectImagesDocument,
  ProjectImagesDocument,
  RemoveProjectImagesDocument,
  UpdateProjectDocument,
} from '@safelight/web-data';
import { succeeds, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { forgetProjects } from '../forget-projects.ts';
import { moved, stretchesOf } from './order.ts';

const count = (n: number): string => `${n} ${n === 1 ? 'image' : 'images'}`;

/** Returns the images of a project in their order, and functions that change them. Each change is shown at once. */
export const useProjectImages = (id: string) => {
  const { cache } = useApolloClient();
  const toasts = useToasts();
  const { data, error, fetchMore, refetch } = useQuery(ProjectImagesDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const [add] = useMutation(AddProjectImagesDocument);
  const [remove] = useMutation(RemoveProjectImagesDocument);
  const [move] = useMutation(MoveProjectImagesDocument);
  const [update] = useMutation(UpdateProjectDocument);
  /** The order that the person chose; null after the cache contains it. */
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const page = data?.project?.images;
  const nodes = page?.nodes ?? [];
  const byUid = new Map(nodes.map((image) => [image.uid, image]));
  const images = wanted === null ? nodes : wanted.flatMap((uid) => byUid.get(uid) ?? []);

  const attempt = (act: () => Promise<unknown>): Promise<boolean> =>
    succeeds(
      async () => {
        await act();
        forgetProjects(cache);
      },
      (refusal) => toasts.error(messageOf(refusal)),
    );
  /** Loads all pages again that were loaded before, because a new order affects every page. */
  const reload = async (): Promise<void> => {
    cache.evict({ id: cache.identify({ __typename: 'Project', id }) ?? '', fieldName: 'images' });
    await refetch();
  };

  return {
    images,
    isLoading: page === undefined && error === undefined,
    problem: page === undefined && error !== undefined ? TEXTS.images.listFailed : null,
    pageInfo: page?.pageInfo,
    loadMore: (after: string | null) => void fetchMore({ variables: { after } }),
    retry: () => void refetch(),

    add: (uids: readonly string[]) =>
      attempt(async () => {
        const { data: done } = await add({ variables: { id, uids } });
        await reload();
        toasts.success(`Added ${count(done?.addProjectImages.count ?? 0)}`);
      }),

    remove: (uids: readonly string[]) => {
      const order = nodes.map(({ uid }) => uid);
      return attempt(async () => {
        await remove({ variables: { id, uids } });
        await reload();
        toasts.success(`Removed ${count(uids.length)} from the project`, {
          label: 'Undo',
          onAct: () =>
            void attempt(async () => {
              for (const { uids: stretch, beforeUid } of stretchesOf(order, uids)) {
                await add({ variables: { id, uids: stretch, beforeUid } });
              }
              await reload();
            }),
        });
      });
    },

    /** Moves an image before another one, or to the end if `beforeUid` is null. */
    move: async (uid: string, beforeUid: string | null) => {
      const order = images.map((image) => image.uid);
      setWanted(moved(order, uid, beforeUid));
      const done = await attempt(async () => {
        await move({ variables: { id, uids: [uid], beforeUid } });
        await reload();
      });
      setWanted(null);
      return done;
    },

    setCover: (coverUid: string | null) => attempt(() => update({ variables: { id, input: { coverUid } } })),
  };
};

export type ProjectImages = ReturnType<typeof useProjectImages>;
