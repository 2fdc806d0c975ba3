import { useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { isPassing, MyComparisonsDocument } from '@safelight/web-data';
import {
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  PageHeading,
  PrimaryButton,
  usePageTitle,
} from '@safelight/web-ui';
import { SquareSplitHorizontal } from 'lucide-react';
import { Link } from 'react-router';
import { ComparisonList } from './ComparisonList.tsx';

/** The screen at /comparisons: the person's published comparisons, and a link to upload another one. */
export const ComparisonsScreen = () => {
  usePageTitle('Comparisons');
  const { data, error, fetchMore, refetch } = useQuery(MyComparisonsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const isEmpty = data?.comparisons.nodes.length === 0;
  const uploadComparison = (
    <PrimaryButton component={Link} to="/comparison/upload">
      Upload Comparison
    </PrimaryButton>
  );

  const content = () => {
    if (data === undefined && error !== undefined) {
      return (
        <ErrorState
          title={TEXTS.comparisons.loadFailed}
          onRetry={() => void refetch()}
          isPassing={isPassing(error)}
        />
      );
    }
    if (data === undefined) return <LoadingState text="Loading comparisons..." />;
    if (isEmpty) {
      return (
        <EmptyState
          icon={<SquareSplitHorizontal size={36} strokeWidth={1.5} />}
          title="No comparisons yet"
          hint="Publish a before and an after: people drag a slider between them."
          action={uploadComparison}
        />
      );
    }
    return (
      <ComparisonList
        comparisons={data.comparisons}
        onMore={(after) => fetchMore({ variables: { after } })}
      />
    );
  };

  return (
    <Page>
      <PageHeading
        title="Comparisons"
        hint="Images before and after, each pair on a page that anyone with the link can see."
        actions={isEmpty ? undefined : uploadComparison}
      />
      {content()}
    </Page>
  );
};
