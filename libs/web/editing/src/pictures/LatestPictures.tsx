import { useQuery } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { PickerImagesDocument, type PickerImagesQuery } from '@safelight/web-data';
import { PictureGrid, PictureLink } from '@safelight/web-images';
import { FileName } from '@safelight/web-ui';

/** The number of pictures, which fill two rows on a desktop. */
const OFFERED = 12;

const Latest = styled('section')(({ theme }) => ({
  width: '100%',
  maxWidth: 760,
  marginInline: 'auto',
  padding: theme.spacing(0, 2, 6),
}));

type Picture = PickerImagesQuery['images']['nodes'][number];

/** Returns the latest pictures of the person's library; undefined while they are loading or if that failed. */
export const useLatestPictures = (): readonly Picture[] | undefined =>
  useQuery(PickerImagesDocument, { variables: { first: OFFERED, search: null, after: null } }).data?.images
    .nodes;

/** Pictures with links to their editors; renders nothing when there are none. */
export const LatestPictures = ({ pictures }: { readonly pictures: readonly Picture[] }) => {
  if (pictures.length === 0) return null;
  return (
    <Latest aria-label="Latest images">
      <PictureGrid>
        {pictures.map(({ uid, title, small }) => (
          <li key={uid}>
            <PictureLink to={`/editor/${uid}`} aria-label={`Edit ${title}`}>
              <img src={small} alt="" loading="lazy" />
              <span dir="auto">
                <FileName name={title} isOneLine />
              </span>
            </PictureLink>
          </li>
        ))}
      </PictureGrid>
    </Latest>
  );
};
