import { useFragment } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import {
  ImageFacts_ImageFragmentDoc,
  ImageFacts_VersionFragmentDoc,
  type ImageViewQuery,
} from '@safelight/web-data';
import { formatBytes, formatContentType, formatCount, formatDate, formatDimensions } from '@safelight/web-ui';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(1.5, 2),
  margin: 0,
  fontSize: '0.875rem',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.8125rem' },
  '& dd': { margin: 0, fontWeight: 550 },
}));

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface ImageFactsProps {
  readonly image: ViewedImage;
  /** The version on screen. */
  readonly version: ViewedImage['versions'][number];
}

const whoSees = (privacy: string, { block, isOwner }: ViewedImage): string => {
  if (block !== null) return isOwner ? 'You and moderators' : 'Its owner and moderators';
  return privacy === 'PUBLIC' ? 'Anyone with the link' : 'Only you';
};

/** Shows the size, the type and the other properties of a picture and of the version on screen. */
export const ImageFacts = ({ image: masked, version }: ImageFactsProps) => {
  const { data: image, complete } = useFragment({ fragment: ImageFacts_ImageFragmentDoc, from: masked });
  const { data: file, complete: isFileThere } = useFragment({
    fragment: ImageFacts_VersionFragmentDoc,
    from: version,
  });
  if (!complete || !isFileThere) return null;
  const { isOwner } = masked;
  const facts = [
    ['Dimensions', formatDimensions(file.width, file.height)],
    ['Size', formatBytes(file.fileSize)],
    ['Type', formatContentType(file.contentType)],
    ['Views', formatCount(image.viewCount)],
    ...(isOwner
      ? [['Last viewed', image.lastAccessed === null ? 'Not yet' : formatDate(image.lastAccessed)] as const]
      : []),
    ['Uploaded', formatDate(image.createdAt)],
    ['Visible to', whoSees(image.privacy, masked)],
  ] as const;
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
};
