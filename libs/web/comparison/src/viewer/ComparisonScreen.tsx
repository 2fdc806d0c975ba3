import { useQuery } from '@apollo/client/react';
import { TEXTS } from '@safelight/rules';
import { ComparisonViewDocument, isPassing, isUnanswered, useCountView } from '@safelight/web-data';
import { HiddenBySuspension, useSession } from '@safelight/web-session';
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
import { nameOf, type ViewedComparison } from './comparison.ts';
import { ComparisonView } from './ComparisonView.tsx';

const UID = /^[\w-]{1,64}$/;

const GoHome = () => (
  <PrimaryButton component={Link} to="/">
    Go Home
  </PrimaryButton>
);

/** The message at an address that no comparison can have. */
const InvalidAddress = () => {
  usePageTitle(TEXTS.comparisons.notFound);
  return <ErrorState heading="h1" title={TEXTS.comparisons.invalidId} action={<GoHome />} />;
};

/** The title of the tab, from the answer of the server; undefined before there is one. */
const titleOf = (comparison: ViewedComparison | null | undefined): string => {
  if (comparison === null) return TEXTS.comparisons.notFound;
  return comparison === undefined ? 'Comparison' : nameOf(comparison);
};

const ComparisonPage = ({ uid }: { readonly uid: string }) => {
  const { status, user } = useSession();
  const { data, error, refetch } = useQuery(ComparisonViewDocument, {
    variables: { uid },
    fetchPolicy: 'cache-and-network',
    skip: status === 'loading',
  });
  const comparison = data?.comparison;
  usePageTitle(titleOf(comparison));
  useCountView(comparison?.uid ?? null);
  useFirstPicture(comparison === null || (comparison === undefined && error !== undefined));

  if (comparison === undefined && error !== undefined) {
    return (
      <ErrorState
        heading="h1"
        title={isUnanswered(error) ? TEXTS.comparisons.loadFailed : TEXTS.comparisons.loadDetailsFailed}
        onRetry={() => void refetch()}
        isPassing={isPassing(error)}
      />
    );
  }
  if (comparison === undefined) return <PictureLoading text="Loading comparison..." />;
  if (comparison === null) {
    if (user?.suspension) return <HiddenBySuspension title={TEXTS.comparisons.notFound} what="comparisons" />;
    return (
      <EmptyState
        heading="h1"
        icon={<ImageOff size={36} strokeWidth={1.5} />}
        title={TEXTS.comparisons.notFound}
        hint="It may have been deleted or hidden, or the link may be incomplete."
        action={<GoHome />}
      />
    );
  }
  return <ComparisonView comparison={comparison} />;
};

/** The screen at /comparison/{uid}: a comparison's page, for anyone. */
export const ComparisonScreen = () => {
  const { uid = '' } = useParams();
  return UID.test(uid) ? <ComparisonPage key={uid} uid={uid} /> : <InvalidAddress />;
};
