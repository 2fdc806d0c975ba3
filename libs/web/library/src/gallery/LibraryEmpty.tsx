import Button from '@mui/material/Button';
import { DAYS_IN_TRASH } from '@safelight/rules';
import { EmptyState, PrimaryButton } from '@safelight/web-ui';
import { Heart, Search, SlidersHorizontal, Trash2 } from 'lucide-react';
import { type GalleryAddress, NO_FILTER } from './filter/gallery-address.ts';
import { FirstPictures } from './FirstPictures.tsx';

interface LibraryEmptyProps {
  readonly address: GalleryAddress;
  readonly filters: number;
  readonly onChange: (changed: Partial<GalleryAddress>) => void;
  /** Opens the upload dialog with the dropped files, or with none. */
  readonly onUpload: (files: readonly File[]) => void;
}

const ICON = { size: 36, strokeWidth: 1.5 } as const;
const TITLE = 'No images found';

/** The text in place of an empty list: why it is empty and what to do about it (spec: images §2). */
export const LibraryEmpty = ({ address, filters, onChange, onUpload }: LibraryEmptyProps) => {
  if (address.search !== '') {
    return (
      <EmptyState
        icon={<Search {...ICON} />}
        title={TITLE}
        hint="Try adjusting your search terms"
        action={<PrimaryButton onClick={() => onChange({ search: '' })}>Clear Search</PrimaryButton>}
      />
    );
  }
  if (filters > 0) {
    return (
      <EmptyState
        icon={<SlidersHorizontal {...ICON} />}
        title={TITLE}
        hint="Try adjusting your filters"
        action={<PrimaryButton onClick={() => onChange({ filter: NO_FILTER })}>Clear Filters</PrimaryButton>}
      />
    );
  }
  switch (address.shelf) {
    case 'all':
      return <FirstPictures title={TITLE} onUpload={onUpload} />;
    case 'favorites':
      return (
        <EmptyState
          icon={<Heart {...ICON} />}
          title={TITLE}
          hint="Press the heart on an image to find it here"
          action={<Button onClick={() => onChange({ shelf: 'all' })}>Show All Images</Button>}
        />
      );
    case 'trash':
      return (
        <EmptyState
          icon={<Trash2 {...ICON} />}
          title={TITLE}
          hint={`Deleted images stay here for ${DAYS_IN_TRASH} days`}
        />
      );
    default:
      return address.shelf satisfies never;
  }
};
