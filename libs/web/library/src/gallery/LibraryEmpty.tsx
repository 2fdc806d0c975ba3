import Button from '@mui/material/Button';
import { DAYS_IN_TRASH } from '@safelight/rules';
import { EmptyState } from '@safelight/web-ui';
import { Heart, Images, Trash2, Upload } from 'lucide-react';
import type { Shelf } from './filter/gallery-address.ts';

interface LibraryEmptyProps {
  readonly shelf: Shelf;
  readonly searching: boolean;
  readonly filtering: boolean;
  readonly onUpload: () => void;
}

const hintOf = ({ shelf, searching, filtering }: Omit<LibraryEmptyProps, 'onUpload'>): string => {
  if (searching) return 'Try adjusting your search terms';
  if (filtering) return 'Try adjusting your filters';
  switch (shelf) {
    case 'all':
      return 'Upload some images to get started';
    case 'favorites':
      return 'Press the heart on an image to find it here';
    case 'trash':
      return `Deleted images stay here for ${DAYS_IN_TRASH} days`;
    default:
      return shelf satisfies never;
  }
};

const ICONS = { all: Images, favorites: Heart, trash: Trash2 } as const;

/** Nothing to show, and what to do about it (spec: images §2). */
export const LibraryEmpty = ({ onUpload, ...why }: LibraryEmptyProps) => {
  const Icon = ICONS[why.shelf];
  return (
    <EmptyState
      icon={<Icon size={36} strokeWidth={1.5} />}
      title="No images found"
      hint={hintOf(why)}
      {...(why.shelf === 'trash'
        ? {}
        : {
            action: (
              <Button variant="contained" color="primary" startIcon={<Upload size={18} />} onClick={onUpload}>
                Upload Images
              </Button>
            ),
          })}
    />
  );
};
