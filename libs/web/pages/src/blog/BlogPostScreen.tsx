import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { BackButton, CopyButton, Page, PrimaryButton, usePageTitle, useToasts } from '@safelight/web-ui';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Prose } from '../static/Prose.tsx';
import { addressOf, type Post } from './post.ts';
import { PostCard } from './PostCard.tsx';
import { PostFacts } from './PostFacts.tsx';
import { PostPicture } from './PostPicture.tsx';
import { findPost, relatedTo } from './posts.ts';

const Article = ({ post }: { readonly post: Post }) => {
  usePageTitle(post.title);
  return (
    <Page width="reading">
      <article>
        <BackButton component={Link} to="/blog">
          Blog
        </BackButton>
        <Typography variant="h1">{post.title}</Typography>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 1.5,
            mb: 3,
            minHeight: 36,
          }}
        >
          <PostFacts post={post} />
          <Box sx={{ ml: { sm: 'auto' } }}>
            <CopyButton
              label="Copy Link"
              text={`${location.origin}${addressOf(post)}`}
              failed={TEXTS.images.copyFailed}
            />
          </Box>
        </Box>
        <Box component="figure" sx={{ m: 0, mb: 4, '& img': { borderRadius: '12px' } }}>
          <PostPicture post={post} sizes="(min-width: 840px) 792px, 100vw" alt={post.imageAlt} />
          <Typography
            component="figcaption"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', mt: 1 }}
          >
            {post.imageCredit}
          </Typography>
        </Box>
        <Prose html={post.html} />
        <Box
          component="ul"
          aria-label="Tags"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 3, p: 0, listStyle: 'none' }}
        >
          {post.tags.map((tag) => (
            <Chip key={tag} component="li" size="small" variant="outlined" label={tag} />
          ))}
        </Box>
      </article>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 5 }}>
        <PrimaryButton component={Link} to="/signup">
          Get Started Free
        </PrimaryButton>
        <Button component={Link} to="/api-docs">
          API Documentation
        </Button>
      </Box>
      <Typography variant="h2" sx={{ mt: 8, mb: 2 }}>
        Related posts
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {relatedTo(post).map((related) => (
          <PostCard key={related.id} post={related} mayBeWide={false} />
        ))}
      </Box>
    </Page>
  );
};

/** Leads from the address of no post to the list of posts (spec: accounts §2 "Blog"), and says why. */
const MissingPost = () => {
  const navigate = useNavigate();
  const toasts = useToasts();
  useEffect(() => {
    toasts.error('There is no such post. Here are all posts.');
    void navigate('/blog', { replace: true });
  }, [navigate, toasts]);
  return null;
};

/** The screen at /blog/{id}. */
export const BlogPostScreen = () => {
  const post = findPost(useParams()['id'] ?? '');
  return post === null ? <MissingPost /> : <Article key={post.id} post={post} />;
};
