import Box from '@mui/material/Box';
import { comparisonPathOf } from '@safelight/rules';
import {
  BackButton,
  EmptyState,
  Page,
  PageHeading,
  PrimaryButton,
  useKeepOpen,
  usePageDrop,
  usePageTitle,
} from '@safelight/web-ui';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { MyComparisons } from '../mine/MyComparisons.tsx';
import { UploadForm } from './UploadForm.tsx';
import { useComparisonForm } from './use-comparison-form.ts';

/** How long the success message stays before the new comparison opens (spec: images §9). */
const REDIRECT_MS = 2_000;

/** Focuses the link that appears in the place of the form, whose button had the focus. */
const focusLink = (link: HTMLAnchorElement | null): void => link?.focus();

/** Shows that the upload succeeded, and links to the new comparison. */
const UploadSucceeded = ({ uid }: { readonly uid: string }) => {
  const navigate = useNavigate();
  const path = comparisonPathOf(uid);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(path, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, path]);
  return (
    <Box role="status">
      <EmptyState
        icon={<CircleCheck size={40} strokeWidth={1.5} />}
        title="Upload Successful!"
        hint="Your comparison opens in a moment. Anyone with its link can see it."
        action={
          <PrimaryButton component={Link} ref={focusLink} to={path} replace>
            View Comparison Now
          </PrimaryButton>
        }
      />
    </Box>
  );
};

/** The screen at /comparison/upload. */
export const ComparisonUploadScreen = () => {
  usePageTitle('Upload Comparison');
  const navigate = useNavigate();
  const { key } = useLocation();
  const form = useComparisonForm();
  const uploading = form.progress !== null;
  useKeepOpen(uploading);
  // It is not known to which side a file belongs that misses both, but the browser must not open it.
  usePageDrop({ isTaken: false, onFiles: () => undefined });
  /** Goes back, or to the gallery if this is the first page of the visit. */
  const back = (): void => {
    if (key === 'default') void navigate('/gallery');
    else void navigate(-1);
  };
  return (
    <Page>
      <BackButton onClick={back}>Back</BackButton>
      <PageHeading
        title="Upload Comparison"
        hint="Show what an edit changed: two images on one page, with a link to share."
      />
      {form.madeUid === null ? (
        <>
          <UploadForm
            form={form}
            onCancel={() => {
              if (uploading) form.stop();
              else back();
            }}
          />
          <MyComparisons />
        </>
      ) : (
        <UploadSucceeded uid={form.madeUid} />
      )}
    </Page>
  );
};
