import Button from '@mui/material/Button';
import { Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { Link } from 'react-router';
import { MyComparisons } from './MyComparisons.tsx';

const UploadButton = () => (
  <Button component={Link} to="/comparison/upload" variant="contained" color="primary">
    Upload Comparison
  </Button>
);

/** The screen at /comparisons: the person's published comparisons, and a link to upload another one. */
export const ComparisonsScreen = () => {
  usePageTitle('Comparisons');
  return (
    <Page>
      <PageHeading
        title="Comparisons"
        hint="Before and after pictures, each pair on a page that anyone with the link can see."
        actions={<UploadButton />}
      />
      <MyComparisons isWhole />
    </Page>
  );
};
