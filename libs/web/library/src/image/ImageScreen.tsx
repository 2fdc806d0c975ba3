import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { ImageViewDocument, isPassing, isUnanswered, useCountView } from '@safelight/web-data';
import { HiddenBySuspension, useSession, useSignInLink } from '@safelight/web-session';
import {
  EmptyState,
  ErrorState,
  PictureLoading,
  PrimaryButton,
  useFirstPicture,
  usePageTitle,
} from '@safelight/web-ui';
import { ImageOff } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ImageView } from './ImageView.tsx';

/** The format of a uid. For any other address the screen requests no image. */
const UID = /^[\w-]{1,64}$/;

const GoHome = () => (
  <PrimaryButton component={Link} to="/">
    Go Home
  </PrimaryButton>
);

/** Leads the owner of a private picture back to it. */
const SignIn = () => (
  <Button component={Link} {...useSignInLink()}>
    Sign In
  </Button>
);

/** Leads a person who is signed in to their own images. */
const GoToGallery = () => (
  <Button component={Link} to="/gallery">
    Go to Gallery
  </Button>
);

const NOT_FOUND = 'Image not found';

/** The message at an address that no image can have. */
const InvalidAddress = () => {
  usePageTitle(NOT_FOUND);
  return <ErrorState heading="h1" title={TEXTS.images.invalidId} action={<GoHome />} />;
};

const ImagePage = ({ uid }: { readonly uid: string }) => {
  const { status, user } = useSession();
  const { data, error, refetch } = useQuery(ImageViewDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
    skip: status === 'loading',
  });
  const image = data?.image;
  usePageTitle(image === null ? NOT_FOUND : (image?.title ?? 'Image'));
  useCountView(image?.uid ?? null);
  useFirstPicture(image === null || (image === undefined && error !== undefined));

  if (image === undefined && error !== undefined) {
    return (
      <ErrorState
        heading="h1"
        title={isUnanswered(error) ? TEXTS.images.loadFailed : TEXTS.images.loadDetailsFailed}
        onRetry={() => void refetch()}
        isPassing={isPassing(error)}
      />
    );
  }
  if (image === undefined) return <PictureLoading text="Loading image..." />;
  if (image === null) {
    if (user?.suspension) return <HiddenBySuspension title={NOT_FOUND} what="images" />;
    return (
      <EmptyState
        heading="h1"
        icon={<ImageOff size={36} strokeWidth={1.5} />}
        title={NOT_FOUND}
        hint={status === 'signed-in' ? TEXTS.images.privateOrMissing : TEXTS.images.notPublic}
        action={
          <>
            <GoHome />
            {status === 'signed-out' ? <SignIn /> : <GoToGallery />}
          </>
        }
      />
    );
  }
  return <ImageView key={image.uid} image={image} />;
};

/** The screen at /image/{uid}: a picture's page, for anyone who may see it. */
export const ImageScreen = () => {
  const { uid = '' } = useParams();
  return UID.test(uid) ? <ImagePage key={uid} uid={uid} /> : <InvalidAddress />;
};
