import { Page, PageHeading, PrimaryButton, usePageTitle } from '@safelight/web-ui';
import { Link } from 'react-router';
import { MyComparisons } from './MyComparisons.tsx';

const UploadButton = () => (
  <PrimaryButton component={Link} to="/comparison/upload">
    Upload Comparison
  </PrimaryButton>
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
