import Button from '@mui/material/Button';
import { FileName, Notice, TitledDialog } from '@safelight/web-ui';
import { type ReactNode, useState } from 'react';
import { LibrarySearch } from './LibrarySearch.tsx';
import { PictureChoice, PictureGrid } from './picture-grid.ts';
import type { PickerImage } from './use-library-search.ts';

interface PickImageDialogProps {
  readonly title: string;
  /** Whether an image can be chosen; the others are not shown. */
  readonly canChoose: (image: PickerImage) => boolean;
  /** The next step for a person whose library has nothing to choose from. */
  readonly emptyHint?: string;
  /** Whether no image can be chosen at the moment. */
  readonly disabled?: boolean;
  /** Why nothing could be chosen; null if there is no problem. */
  readonly problem?: string | null;
  /** What comes before "Cancel". */
  readonly firstAction?: ReactNode;
  /** Called with the chosen image. No other image can be chosen until it is settled. */
  readonly onPick: (image: PickerImage) => void | Promise<void>;
  readonly onClose: () => void;
}

/** The dialog that chooses one image of the person's library. */
export const PickImageDialog = ({
  title,
  disabled = false,
  problem = null,
  firstAction = null,
  onPick,
  onClose,
  ...search
}: PickImageDialogProps) => {
  const [isTaking, setTaking] = useState(false);
  const pick = async (image: PickerImage): Promise<void> => {
    setTaking(true);
    try {
      await onPick(image);
    } finally {
      setTaking(false);
    }
  };
  return (
    <TitledDialog
      title={title}
      maxWidth="sm"
      content={{ sx: { display: 'grid', gap: 2, alignContent: 'start', minHeight: 420 } }}
      onClose={onClose}
      actions={
        <>
          {firstAction}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
      <LibrarySearch {...search}>
        {(images) => (
          <PictureGrid aria-label="Your images">
            {images.map((image) => (
              <li key={image.uid}>
                <PictureChoice
                  type="button"
                  aria-label={image.title}
                  disabled={disabled || isTaking}
                  onClick={() => void pick(image)}
                >
                  <img src={image.small} alt="" loading="lazy" />
                  <span dir="auto">
                    <FileName name={image.title} isOneLine />
                  </span>
                </PictureChoice>
              </li>
            ))}
          </PictureGrid>
        )}
      </LibrarySearch>
    </TitledDialog>
  );
};
