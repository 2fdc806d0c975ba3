import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { IMAGE_CONTENT_TYPES } from '@safelight/rules';
import { FolderOpen, Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { LibraryPicker } from './LibraryPicker.tsx';
import { useAddPictures } from './use-add-pictures.ts';

interface AddPictureMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** Chooses the source of a new layer's picture: a file, or the person's library. */
export const AddPictureMenu = ({ anchor, onClose }: AddPictureMenuProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isPicking, setPicking] = useState(false);
  const addPictures = useAddPictures();
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Image to add"
        accept={IMAGE_CONTENT_TYPES.join(',')}
        onChange={(event) => {
          void addPictures([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
        <MenuItem
          onClick={() => {
            onClose();
            input.current?.click();
          }}
        >
          <FolderOpen size={16} aria-hidden />
          From a File…
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            setPicking(true);
          }}
        >
          <Images size={16} aria-hidden />
          From Your Library…
        </MenuItem>
      </Menu>
      {isPicking ? <LibraryPicker onClose={() => setPicking(false)} /> : null}
    </>
  );
};
