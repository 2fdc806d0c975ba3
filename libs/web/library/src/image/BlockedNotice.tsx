import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ImageViewQuery } from '@safelight/web-data';
import { formatDate, Notice } from '@safelight/web-ui';
import { Link } from 'react-router';

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface BlockedNoticeProps {
  readonly image: Pick<ViewedImage, 'title' | 'isOwner'>;
  readonly block: NonNullable<ViewedImage['block']>;
}

/** The contact form with a subject that names the image. */
const contactPath = (title: string): string =>
  `/contact?${new URLSearchParams({ subject: `Blocked image: ${title}` }).toString()}`;

/** Tells the owner of an image, and moderators, that it is blocked, why, and what that means. */
export const BlockedNotice = ({ image: { title, isOwner }, block }: BlockedNoticeProps) => (
  <Notice tone="danger">
    <Box component="h2" sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>
      This image is blocked
    </Box>
    <Box component="p" sx={{ m: 0, mt: 0.5 }}>
      A moderator blocked it on {formatDate(block.at)}: {block.reason}
    </Box>
    <Box component="p" sx={{ m: 0, mt: 1, color: 'text.primary' }}>
      {isOwner
        ? 'Only you and our moderators can see it. Links to it, and comparisons that show it, do not open for anyone else. Nothing was deleted.'
        : 'Only its owner and moderators can see it.'}
    </Box>
    {isOwner ? (
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.primary' }}>
        Is this a mistake?{' '}
        <MuiLink component={Link} to={contactPath(title)}>
          Contact us
        </MuiLink>
        , and a person will look at it.
      </Box>
    ) : null}
  </Notice>
);
