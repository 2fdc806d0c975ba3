import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SVG_CONTENT_TYPE, TEXTS } from '@safelight/rules';
import { type ComparedImage_ImageFragment, ComparedImagesDocument, isPassing } from '@safelight/web-data';
import { ErrorState, LoadingState } from '@safelight/web-ui';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { ComparedImages } from './ComparedImages.tsx';
import { PublishComparisonDialog } from './PublishComparisonDialog.tsx';

type Compared = ComparedImage_ImageFragment;
type Pair = readonly [before: Compared, after: Compared];

/** Returns the images with the older one first. */
const byAge = (one: Compared, other: Compared): Pair =>
  Date.parse(one.createdAt) <= Date.parse(other.createdAt) ? [one, other] : [other, one];

/** Returns why a comparison cannot show these images; null if it can. */
const obstacleOf = (one: Compared | null, other: Compared | null): string | null => {
  if (one === null || other === null) return 'One of these images is no longer in your gallery.';
  const svg = [one, other].find(({ contentType }) => contentType === SVG_CONTENT_TYPE);
  return svg === undefined
    ? null
    : `“${svg.title}” is an SVG. A comparison shows JPEG, PNG, GIF and WebP images.`;
};

const audienceOf = (pair: Pair): string => {
  const [hidden, ...others] = pair.filter(({ privacy }) => privacy === 'PRIVATE');
  if (hidden === undefined) return 'Anyone with the link will see these two images.';
  return others.length > 0
    ? 'Both images are private. They become public: anyone with the link will see them.'
    : `“${hidden.title}” is private. It becomes public: anyone with the link will see both images.`;
};

const sidesOf = ([before, after]: Pair) => ({
  imageUid: before.uid,
  editedImageUid: after.uid,
  originalVersionId: before.current.id,
  editedVersionId: after.current.id,
});

interface CompareImagesDialogProps {
  readonly uids: readonly [string, string];
  readonly onClose: () => void;
}

/** Publishes two images of the library as a comparison, the older one as the side before the change. */
export const CompareImagesDialog = ({ uids: [one, other], onClose }: CompareImagesDialogProps) => {
  const { data, error, loading, refetch } = useQuery(ComparedImagesDocument, {
    variables: { one, other },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [isSwapped, setSwapped] = useState(false);
  const obstacle = data === undefined ? null : obstacleOf(data.one, data.other);
  const found = obstacle === null && data?.one && data.other ? byAge(data.one, data.other) : null;
  const pair: Pair | null = found !== null && isSwapped ? [found[1], found[0]] : found;

  const content = () => {
    if (pair !== null) {
      return (
        <>
          <ComparedImages before={pair[0]} after={pair[1]} />
          <Button
            size="small"
            startIcon={<ArrowLeftRight size={16} aria-hidden />}
            sx={{ justifySelf: 'center' }}
            onClick={() => setSwapped(!isSwapped)}
          >
            Swap
          </Button>
          <Typography color="textSecondary">{audienceOf(pair)}</Typography>
        </>
      );
    }
    if (obstacle !== null) return <Typography role="alert">{obstacle}</Typography>;
    return loading ? (
      <LoadingState text="Loading images..." />
    ) : (
      <ErrorState
        title={TEXTS.images.listFailed}
        onRetry={() => void refetch()}
        isPassing={isPassing(error)}
      />
    );
  };

  return (
    <PublishComparisonDialog
      title="Compare Two Images"
      maxWidth="sm"
      compared={pair === null ? null : sidesOf(pair)}
      onClose={onClose}
    >
      {content()}
    </PublishComparisonDialog>
  );
};
