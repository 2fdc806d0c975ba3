import Button from '@mui/material/Button';
import { Page, PageHeading, useKeepOpen, usePageTitle } from '@safelight/web-ui';
import { ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { MyComparisons } from '../mine/MyComparisons.tsx';
import { UploadForm } from './UploadForm.tsx';
import { UploadSucceeded } from './UploadSucceeded.tsx';
import { useComparisonForm } from './use-comparison-form.ts';

/** The screen at /comparison/upload. */
export const ComparisonUploadScreen = () => {
  usePageTitle('Upload Comparison');
  const navigate = useNavigate();
  const { key } = useLocation();
  const form = useComparisonForm();
  const uploading = form.progress !== null;
  useKeepOpen(uploading);
  /** On the first page of a visit there is nothing to go back to. */
  const back = (): void => {
    if (key === 'default') void navigate('/gallery');
    else void navigate(-1);
  };
  return (
    <Page>
      <Button variant="text" startIcon={<ArrowLeft size={16} />} sx={{ mb: 2, ml: -1 }} onClick={back}>
        Back
      </Button>
      <PageHeading
        title="Upload Comparison"
        hint="Show what an edit changed: two pictures on one page, with a link to share."
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
