import Typography from '@mui/material/Typography';
import { formatDate } from '@safelight/web-ui';
import type { Post } from './post.ts';

/** The date, reading time and author of a post. */
export const PostFacts = ({ post: { date, readMinutes, author } }: { readonly post: Post }) => (
  <Typography variant="body2" color="textSecondary">
    <time dateTime={date}>{formatDate(`${date}T12:00`)}</time> · {readMinutes} min read · {author}
  </Typography>
);
