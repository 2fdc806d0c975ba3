import { createCache, type MyComparisonsQuery, MyComparisonsDocument } from '@safelight/web-data';
import { imageListsOf } from '../lists/image-lists.ts';
import { forgetComparisons } from './forget-comparisons.ts';

it('the lists of comparisons and of images are loaded again', () => {
  const cache = createCache();
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;
  const data: MyComparisonsQuery = {
    comparisons: { __typename: 'ComparisonConnection', nodes: [], pageInfo },
  };
  cache.writeQuery({ query: MyComparisonsDocument, variables: { after: null }, data });
  const library = { search: null, sort: 'NEWEST', filter: { isTrashed: false } } as const;
  imageListsOf(cache).begin(library, { nodes: [], pageInfo, totalCount: 0 });
  forgetComparisons(cache);
  expect(cache.readQuery({ query: MyComparisonsDocument, variables: { after: null } })).toBeNull();
  expect(imageListsOf(cache).get(library)?.isStale).toBe(true);
});
