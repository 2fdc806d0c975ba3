import { useFragment } from '@apollo/client/react';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { comparisonPathOf } from '@safelight/rules';
import { ImageComparisons_ImageFragmentDoc, type ImageViewQuery } from '@safelight/web-data';
import { formatDate, PanelBody } from '@safelight/web-ui';
import { Link } from 'react-router';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
}));

interface ImageComparisonsProps {
  readonly image: NonNullable<ImageViewQuery['image']>;
}

/** Shows the owner links to the published comparisons that show this picture. Renders nothing if there are none. */
export const ImageComparisons = ({ image: masked }: ImageComparisonsProps) => {
  const { data: image, complete } = useFragment({
    fragment: ImageComparisons_ImageFragmentDoc,
    from: masked,
  });
  if (!complete || image.comparisons.length === 0) return null;
  return (
    <PanelBody>
      <Typography variant="h4" component="h2" id="image-comparisons">
        Comparisons
      </Typography>
      <List aria-labelledby="image-comparisons">
        {image.comparisons.map(({ uid, title, createdAt }) => (
          <li key={uid}>
            <MuiLink component={Link} to={comparisonPathOf(uid)}>
              {title === '' ? `Comparison of ${formatDate(createdAt)}` : title}
            </MuiLink>
          </li>
        ))}
      </List>
    </PanelBody>
  );
};
