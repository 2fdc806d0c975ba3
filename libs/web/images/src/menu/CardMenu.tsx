import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SVG_CONTENT_TYPE } from '@safelight/rules';
import type { ImageCard_ImageFragment } from '@safelight/web-data';
import { Download, Info, Share2, Sparkles } from 'lucide-react';

interface CardMenuProps {
  readonly image: ImageCard_ImageFragment;
  readonly anchor: HTMLElement;
  readonly onShare: () => void;
  readonly onDetails: () => void;
  readonly onEditWithAi: () => void;
  readonly onClose: () => void;
}

/** The actions on one picture of the library (spec: images §2). */
export const CardMenu = ({ image, anchor, onShare, onDetails, onEditWithAi, onClose }: CardMenuProps) => {
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Actions for ${image.title}` } }}
    >
      <MenuItem component="a" href={image.downloadUrl} download onClick={onClose}>
        <Download size={16} aria-hidden /> Download
      </MenuItem>
      <MenuItem onClick={then(onShare)}>
        <Share2 size={16} aria-hidden /> Share
      </MenuItem>
      <MenuItem onClick={then(onDetails)}>
        <Info size={16} aria-hidden /> View Details
      </MenuItem>
      {image.contentType === SVG_CONTENT_TYPE ? null : <Divider />}
      {image.contentType === SVG_CONTENT_TYPE ? null : (
        <MenuItem onClick={then(onEditWithAi)}>
          <Sparkles size={16} aria-hidden /> Edit with AI
        </MenuItem>
      )}
    </Menu>
  );
};
