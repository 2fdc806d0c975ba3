import { useFragment } from '@apollo/client/react';
import { type GalleryQuery, ImageCard_ImageFragmentDoc } from '@safelight/web-data';
import { memo } from 'react';
import type { GalleryView } from '../filter/gallery-address.ts';
import type { CardDeeds, CardSetting } from './card-deeds.ts';
import { ImageCard } from './ImageCard.tsx';
import { ImageRow } from './ImageRow.tsx';

interface GalleryCardProps {
  readonly image: GalleryQuery['images']['nodes'][number];
  readonly view: GalleryView;
  readonly index: number;
  /** How many the list has in all; -1 when that is not known. */
  readonly total: number;
  /** CSS pixels inside the list. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly selected: boolean;
  readonly tabbable: boolean;
  readonly setting: CardSetting;
  readonly deeds: CardDeeds;
}

/** One picture at its place in the list, as a card or as a row. */
export const GalleryCard = memo(
  ({ image: masked, view, index, total, x, y, width, height, ...card }: GalleryCardProps) => {
    const { data: image, complete } = useFragment({ fragment: ImageCard_ImageFragmentDoc, from: masked });
    if (!complete) return null;
    return (
      <li
        data-index={index}
        aria-setsize={total}
        aria-posinset={index + 1}
        style={{
          position: 'absolute',
          top: 0,
          left: 0,
          width,
          height,
          transform: `translate(${x}px, ${y}px)`,
        }}
      >
        {view === 'grid' ? (
          <ImageCard image={image} side={width} {...card} />
        ) : (
          <ImageRow image={image} {...card} />
        )}
      </li>
    );
  },
);
GalleryCard.displayName = 'GalleryCard';
