import { useFragment } from '@apollo/client/react';
import Skeleton from '@mui/material/Skeleton';
import { ImageCard_ImageFragmentDoc } from '@safelight/web-data';
import { memo, useEffect } from 'react';
import type { GridView } from '../grid-view.ts';
import type { CardActions, CardSetting } from './card-actions.ts';
import { ImageCard } from './ImageCard.tsx';
import { ImageRow } from './ImageRow.tsx';
import { type Box, placedAt } from './placed-at.ts';

interface GalleryCardProps extends Box {
  readonly uid: string;
  readonly view: GridView;
  readonly index: number;
  /** The number of images in the whole list; -1 if it is not known. */
  readonly total: number;
  /** Whether the picture is in the window when the list is first shown. */
  readonly isFirst: boolean;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly setting: CardSetting;
  readonly actions: CardActions;
}

/** One picture at its position in the list, as a card or a row, or an empty frame while its data is loading. */
export const GalleryCard = memo(
  ({ uid, view, index, total, x, y, width, height, isFirst, ...card }: GalleryCardProps) => {
    const { data: image, complete } = useFragment({
      fragment: ImageCard_ImageFragmentDoc,
      from: { __typename: 'Image', uid },
    });
    const { reportMissing } = card.actions;
    useEffect(() => {
      if (!complete) reportMissing(uid);
    }, [complete, reportMissing, uid]);
    const content = () => {
      if (!complete) return <Skeleton variant="rounded" width={width} height={height} animation={false} />;
      return view === 'grid' ? (
        <ImageCard image={image} width={width} height={height} isFirst={isFirst} {...card} />
      ) : (
        <ImageRow image={image} {...card} />
      );
    };
    return (
      <li
        data-index={index}
        aria-setsize={total}
        aria-posinset={index + 1}
        style={placedAt({ x, y, width, height })}
      >
        {content()}
      </li>
    );
  },
);
GalleryCard.displayName = 'GalleryCard';
