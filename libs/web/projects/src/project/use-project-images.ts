import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import {
  AddProjectImagesDocument,
  isPassing,
  MoveProjectImagesDocument,
  plainMessageOf,
  ProjectImagesDocument,
  type ProjectImagesQuery,
  RemoveProjectImagesDocument,
  UpdateProjectDocument,
} from '@safelight/web-data';
import { formatCountOf, succeeds, useToasts } from '@safelight/web-ui';
import { useEffect, useRef, useState } from 'react';
import { forgetProjects } from '../forget-projects.ts';
import { moved, stretchesOf, withMissing } from './order.ts';

type ProjectImage = NonNullable<ProjectImagesQuery['project']>['images']['nodes'][number];

const uidsOf = (images: readonly ProjectImage[]): readonly string[] => images.map(({ uid }) => uid);

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
  /** The images as the person changed them; null after the cache contains them. */
  const [wanted, setWanted] = useState<readonly ProjectImage[] | null>(null);
  const page = data?.project?.images;
  const nodes = page?.nodes ?? [];
  const images = wanted ?? nodes;
  /** The images that were on screen last, for Undo, which may be pressed after other changes. */
  const latest = useRef({ images, hasMore: false });
  useEffect(() => {
    if (page === undefined && wanted === null) return;
    latest.current = { images, hasMore: page?.pageInfo.hasNextPage ?? latest.current.hasMore };
  }, [images, page, wanted]);
  /** All images in order, also those that were removed, so that they return to their places. */
  const everyUid = useRef<readonly string[]>([]);

  const attempt = (act: () => Promise<unknown>): Promise<boolean> =>
    succeeds(
      async () => {
        await act();
        forgetProjects(cache);
      },
      (refusal) => toasts.error(plainMessageOf(refusal)),
    );
  const lastChange = useRef(0);
  /** Shows the images as they will be until `act` is over, or until the next change. */
  const meanwhile = async <T>(shown: readonly ProjectImage[], act: () => Promise<T>): Promise<T> => {
    const change = (lastChange.current += 1);
    setWanted(shown);
    try {
      return await act();
    } finally {
      if (change === lastChange.current) setWanted(null);
    }
  };
  /** Loads as many images again as were loaded before, and `more`, because a new order affects every page. */
  const reload = async (more = 0): Promise<void> => {
    const least = latest.current.images.length + more;
    cache.evict({ id: cache.identify({ __typename: 'Project', id }) ?? '', fieldName: 'images' });
    let loaded = (await refetch()).data?.project?.images;
    let count = loaded?.nodes.length ?? 0;
    while (loaded?.pageInfo.hasNextPage === true && count < least) {
      loaded = (await fetchMore({ variables: { after: loaded.pageInfo.endCursor } })).data.project?.images;
      count += loaded?.nodes.length ?? 0;
    }
  };

  /** Adds removed images to the project again, at their places. */
  const putBack = async (uids: readonly string[]): Promise<void> => {
    const { images, hasMore } = latest.current;
    const present = uidsOf(images);
    const order = withMissing(present, everyUid.current);
    const stretches = stretchesOf({ order, present: new Set(present), hasMore }, uids);
    for (const { uids: stretch, beforeUid } of stretches) {
      await add({ variables: { id, uids: stretch, beforeUid } });
    }
    await meanwhile(latest.current.images, () => reload(uids.length));
  };

  return {
    images,
    isLoading: page === undefined && error === undefined,
    problem: page === undefined && error !== undefined ? TEXTS.images.listFailed : null,
    isPassing: isPassing(error),
    pageInfo: page?.pageInfo,
    loadMore: (after: string | null): Promise<unknown> => fetchMore({ variables: { after } }),
    retry: () => void refetch(),

    add: (uids: readonly string[]) =>
      attempt(async () => {
        const { data: done } = await add({ variables: { id, uids } });
        await meanwhile(images, reload);
        toasts.success(`Added ${formatCountOf(done?.addProjectImages.count ?? 0, 'image')}`);
      }),

    remove: (uids: readonly string[]) => {
      everyUid.current = withMissing(uidsOf(images), everyUid.current);
      return attempt(async () => {
        await remove({ variables: { id, uids } });
        await meanwhile(
          images.filter((image) => !uids.includes(image.uid)),
          reload,
        );
        toasts.success(`Removed ${formatCountOf(uids.length, 'image')} from the project`, {
          label: 'Undo',
          onAct: () => void attempt(() => putBack(uids)),
        });
      });
    },

    /** Moves an image before another one, or to the end if `beforeUid` is null. */
    move: (uid: string, beforeUid: string | null) => {
      const byUid = new Map(images.map((image) => [image.uid, image]));
      const order = moved([...byUid.keys()], uid, beforeUid).flatMap((one) => byUid.get(one) ?? []);
      return meanwhile(order, () =>
        attempt(async () => {
          await move({ variables: { id, uids: [uid], beforeUid } });
          await reload();
        }),
      );
    },

    setCover: (coverUid: string | null) => attempt(() => update({ variables: { id, input: { coverUid } } })),
  };
};

export type ProjectImages = ReturnType<typeof useProjectImages>;
