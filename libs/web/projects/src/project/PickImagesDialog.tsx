import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import { LibrarySearch, SelectMark, selectStyle } from '@safelight/web-images';
import { PrimaryButton, TitledDialog, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import { Picture } from '../Picture.tsx';

const Tile = styled('button')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '1',
  padding: 0,
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  ...selectStyle(theme),
  '& > .mark': { position: 'absolute', top: 8, left: 8 },
  '&[aria-checked="true"]::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 8,
    border: `3px solid ${theme.vars.palette.primary.main}`,
  },
}));

interface PickImagesDialogProps {
  readonly onPick: (uids: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The dialog that chooses images from the library, at most 500. */
export const PickImagesDialog = ({ onPick, onClose }: PickImagesDialogProps) => {
  const toasts = useToasts();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const toggle = (uid: string): void => {
    if (chosen.includes(uid)) setChosen(chosen.filter((one) => one !== uid));
    else if (chosen.length < BULK_MAX_IMAGES) setChosen([...chosen, uid]);
    else toasts.error(`Choose at most ${BULK_MAX_IMAGES} images at a time.`);
  };
  const add = async (): Promise<void> => {
    if (chosen.length === 0) {
      toasts.error(TEXTS.library.selectFirst);
      return;
    }
    setAdding(true);
    if (await onPick(chosen)) onClose();
    else setAdding(false);
  };

  return (
    <TitledDialog
      title="Add Images"
      maxWidth="md"
      content={{ sx: { display: 'grid', gap: 2, alignContent: 'start', minHeight: 420 } }}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <PrimaryButton disabled={adding} onClick={() => void add()}>
            {chosen.length === 0
              ? 'Add Images'
              : `Add ${chosen.length} ${chosen.length === 1 ? 'Image' : 'Images'}`}
          </PrimaryButton>
        </>
      }
    >
      <LibrarySearch>
        {(images) => (
          <Box
            role="group"
            aria-label="Images of the library"
            sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' }}
          >
            {images.map((image) => {
              const isChosen = chosen.includes(image.uid);
              return (
                <Tile
                  key={image.uid}
                  type="button"
                  role="checkbox"
                  aria-checked={isChosen}
                  aria-label={image.title}
                  onClick={() => toggle(image.uid)}
                >
                  <Picture image={image} alt="" sizes="160px" />
                  <SelectMark checked={isChosen} />
                </Tile>
              );
            })}
          </Box>
        )}
      </LibrarySearch>
    </TitledDialog>
  );
};
