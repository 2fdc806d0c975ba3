import type { ApolloCache } from '@apollo/client/cache';
import { useMutation } from '@apollo/client/react';
import {
  ComparedPrivacy_ImageFragmentDoc,
  CreateComparisonDocument,
  type CreateComparisonInput,
  useSendOnce,
} from '@safelight/web-data';
import { forgetComparisons } from './forget-comparisons.ts';

/** What a comparison shows: an image and a version for each side. */
export type ComparedSides = Pick<
  CreateComparisonInput,
  'imageUid' | 'editedImageUid' | 'originalVersionId' | 'editedVersionId'
>;

interface PublishOptions {
  /** Called with the uid of the comparison. */
  readonly onPublished: (uid: string) => void;
  readonly onFailed?: (error: unknown) => void;
}

/** A comparison makes its images public. */
const makePublic = (cache: ApolloCache, { imageUid, editedImageUid }: ComparedSides): void => {
  for (const uid of [imageUid, editedImageUid ?? imageUid]) {
    cache.writeFragment({
      fragment: ComparedPrivacy_ImageFragmentDoc,
      from: { __typename: 'Image', uid },
      data: { __typename: 'Image', privacy: 'PUBLIC' },
    });
  }
};

/**
 * Publishes comparisons of images of the library. To repeat the same request, for example because its answer was
 * lost, publishes no second comparison.
 */
export const usePublishComparison = ({ onPublished, onFailed = () => undefined }: PublishOptions) => {
  const { sendOnce } = useSendOnce();
  const [create, { loading, error }] = useMutation(CreateComparisonDocument, {
    update: (cache, _, { variables }) => {
      forgetComparisons(cache);
      makePublic(cache, variables.input);
    },
    onCompleted: ({ createComparison: { uid } }) => onPublished(uid),
  });
  const publish = (input: Omit<CreateComparisonInput, 'idempotencyKey'>): void => {
    sendOnce('comparison', input, ({ idempotencyKey }) =>
      create({ variables: { input: { ...input, idempotencyKey } } }),
    ).catch(onFailed);
  };
  return { publish, loading, error };
};
