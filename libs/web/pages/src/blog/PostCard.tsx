import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Panel, PanelBody } from '@safelight/web-ui';
import { Link } from 'react-router';
import { addressOf, type Post } from './post.ts';
import { PostFacts } from './PostFacts.tsx';
import { PostPicture } from './PostPicture.tsx';

const Card = styled(Panel)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '&[data-wide]': {
    [theme.breakpoints.up('sm')]: {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: '3fr 2fr',
      alignItems: 'center',
    },
  },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    // Makes the whole card a link to the post.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '&:hover a': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
}));

interface PostCardProps {
  readonly post: Post;
  /** Whether a featured post may be shown first, in full width. */
  readonly mayBeWide: boolean;
}

/** The card of a post in the list. */
export const PostCard = ({ post, mayBeWide }: PostCardProps) => (
  <Card as="article" {...(mayBeWide && post.featured ? { 'data-wide': true } : {})}>
    <PostPicture post={post} sizes="(min-width: 900px) 720px, 100vw" alt="" />
    <PanelBody>
      <Typography variant="h3" component="h2">
        <Link to={addressOf(post)}>{post.title}</Link>
      </Typography>
      <Typography color="textSecondary">{post.excerpt}</Typography>
      <PostFacts post={post} />
    </PanelBody>
  </Card>
);
