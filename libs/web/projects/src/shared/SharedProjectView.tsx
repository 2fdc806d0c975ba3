import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { isPassing, SharedImagesDocument, type SharedProjectQuery } from '@safelight/web-data';
import {
  EmptyState,
  ErrorState,
  formatCount,
  formatCountOf,
  formatDateTime,
  LoadingState,
  Page,
  PageHeading,
  ShowMore,
  succeeds,
  useToasts,
} from '@safelight/web-ui';
import { Images } from 'lucide-react';
import { useRef } from 'react';
import { JustifiedList, placeOf } from '../justified.ts';
import { Picture } from '../Picture.tsx';
import { SharedPictureDialog } from './SharedPictureDialog.tsx';
import { useShownPlace } from './use-shown-place.ts';

const Tile = styled('button')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 12,
  cursor: 'zoom-in',
});

interface SharedProjectViewProps {
  readonly token: string;
  readonly ticket: string | null;
  readonly project: SharedProjectQuery['sharedProject'];
  /** Called when the link no longer allows reading the project. */
  readonly onGone: () => void;
}

/** The images of a shared project, to view and download. */
export const SharedProjectView = ({ token, ticket, project, onGone }: SharedProjectViewProps) => {
  const { data, error, fetchMore } = useQuery(SharedImagesDocument, {
    variables: { token, ticket },
    fetchPolicy: 'network-only',
  });
  const toasts = useToasts();
  const { place: shownAt, open, move, close } = useShownPlace();
  const page = data?.sharedProject.images;
  const images = page?.nodes ?? [];
  const { name, description, imageCount, expiresAt } = project;
  const count = formatCountOf(imageCount, 'image');
  const shown = shownAt === null ? undefined : images[shownAt];
  const loadMore = (after: string | null): Promise<unknown> => fetchMore({ variables: { after } });
  const isLoading = useRef(false);
  /** Shows the next or previous image, after loading the next page if the image is on it. */
  const step = async (from: number, steps: number): Promise<void> => {
    const to = Math.max(0, from + steps);
    if (to >= images.length) {
      if (page?.pageInfo.hasNextPage !== true || isLoading.current) return;
      isLoading.current = true;
      const isLoaded = await succeeds(
        () => loadMore(page.pageInfo.endCursor),
        () => toasts.error(TEXTS.images.listFailed),
      );
      isLoading.current = false;
      if (!isLoaded) return;
    }
    move(from, to);
  };

  const content = () => {
    if (page === undefined && error !== undefined) {
      return <ErrorState title={TEXTS.images.listFailed} onRetry={onGone} isPassing={isPassing(error)} />;
    }
    if (page === undefined) return <LoadingState text="Loading images..." />;
    if (images.length === 0) {
      return <EmptyState icon={<Images size={36} strokeWidth={1.5} />} title="No images yet" />;
    }
    return (
      <>
        <JustifiedList aria-label="Images">
          {images.map((image, n) => (
            <li key={image.uid} style={placeOf(image)}>
              <Tile type="button" aria-label={image.title} aria-haspopup="dialog" onClick={() => open(n)}>
                <Picture image={image} alt="" sizes="(max-width: 600px) 50vw, 400px" />
              </Tile>
            </li>
          ))}
        </JustifiedList>
        <ShowMore page={page.pageInfo} failed={TEXTS.images.listFailed} onMore={loadMore} />
      </>
    );
  };

  return (
    <Page>
      <PageHeading
        title={name}
        hint={expiresAt === null ? count : `${count} · shared until ${formatDateTime(expiresAt)}`}
      />
      {description === null ? null : (
        <Typography
          dir="auto"
          sx={{ maxWidth: '70ch', mb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {description}
        </Typography>
      )}
      {content()}
      {shown === undefined || shownAt === null ? null : (
        <SharedPictureDialog
          image={shown}
          place={`${shownAt + 1} of ${formatCount(imageCount)}`}
          isFirst={shownAt === 0}
          isLast={shownAt === images.length - 1 && page?.pageInfo.hasNextPage !== true}
          onStep={(steps) => void step(shownAt, steps)}
          onClose={close}
        />
      )}
    </Page>
  );
};
