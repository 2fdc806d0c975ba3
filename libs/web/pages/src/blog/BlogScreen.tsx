import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { EmptyState, FocusKeeper, Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { useSearchParams } from 'react-router';
import { CATEGORIES, type Category } from './post.ts';
import { PostCard } from './PostCard.tsx';
import { postsIn } from './posts.ts';

const FILTERS: readonly (Category | 'all')[] = ['all', ...CATEGORIES];
const titleOf = (category: string): string => `${category.charAt(0).toUpperCase()}${category.slice(1)}`;

/** The screen at /blog. Its address has the category, so that Back from a post leads to the same list. */
export const BlogScreen = () => {
  usePageTitle('Blog');
  const [query, setQuery] = useSearchParams();
  const category = FILTERS.find((each) => each === query.get('category')) ?? 'all';
  const setCategory = (chosen: Category | 'all'): void =>
    setQuery(chosen === 'all' ? {} : { category: chosen }, { replace: true });
  const posts = postsIn(category);
  return (
    <Page>
      <PageHeading title="Blog" hint="What we learn about images, and how we build Safelight." />
      <FocusKeeper>
        <Box role="group" aria-label="Category" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
          {FILTERS.map((each) => (
            <Chip
              key={each}
              component="button"
              aria-pressed={each === category}
              variant={each === category ? 'filled' : 'outlined'}
              label={`${titleOf(each)} (${postsIn(each).length})`}
              onClick={() => setCategory(each)}
            />
          ))}
        </Box>
        <div role="status">
          {posts.length === 0 ? (
            <EmptyState
              title="No posts found"
              hint={`We have not written about ${category} yet.`}
              action={<Button onClick={() => setCategory('all')}>Show All Posts</Button>}
            />
          ) : null}
        </div>
      </FocusKeeper>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} mayBeWide={category === 'all'} />
        ))}
      </Box>
    </Page>
  );
};
