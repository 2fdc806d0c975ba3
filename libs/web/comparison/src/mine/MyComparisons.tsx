import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { isPassing, MyComparisonsDocument } from '@safelight/web-data';
import { Notice, useReturn } from '@safelight/web-ui';
import { ComparisonList } from './ComparisonList.tsx';

/** The person's published comparisons as a part of another screen. Renders nothing if there are none. */
export const MyComparisons = () => {
  const { data, error, fetchMore, refetch } = useQuery(MyComparisonsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useReturn(() => {
    if (isPassing(error)) void refetch();
  });
  if (data === undefined) {
    return error === undefined ? null : (
      <Box sx={{ mt: 6 }}>
        <Notice tone="danger">{TEXTS.comparisons.loadFailed}</Notice>
      </Box>
    );
  }
  if (data.comparisons.nodes.length === 0) return null;
  return (
    <Box component="section" aria-label="My comparisons" sx={{ mt: 6 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        My comparisons
      </Typography>
      <ComparisonList
        comparisons={data.comparisons}
        onMore={(after) => fetchMore({ variables: { after } })}
      />
    </Box>
  );
};
