import { useFragment } from '@apollo/client/react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SVG_CONTENT_TYPE } from '@safelight/rules';
import { type ImageCard_ImageFragment, ImageCard_ImageFragmentDoc } from '@safelight/web-data';
import { Download, Info, Share2, Sparkles, Trash2 } from 'lucide-react';
import { AiEditDialog } from '../ai-edit/AiEditDialog.tsx';
import { DetailsPanel } from '../details/DetailsPanel.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';

interface CardMenuProps {
  readonly image: ImageCard_ImageFragment;
  readonly anchor: HTMLElement;
  readonly onShare: () => void;
  readonly onDetails: () => void;
  readonly onEditWithAi: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** The menu with the actions on one picture of the library (spec: images §2). */
const CardMenu = ({ image, anchor, onClose, ...on }: CardMenuProps) => {
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
      <MenuItem onClick={then(on.onShare)}>
        <Share2 size={16} aria-hidden /> Share
      </MenuItem>
      <MenuItem onClick={then(on.onDetails)}>
        <Info size={16} aria-hidden /> View Details
      </MenuItem>
      {image.contentType === SVG_CONTENT_TYPE ? null : <Divider />}
      {image.contentType === SVG_CONTENT_TYPE ? null : (
        <MenuItem onClick={then(on.onEditWithAi)}>
          <Sparkles size={16} aria-hidden /> Edit with AI
        </MenuItem>
      )}
      <Divider />
      <MenuItem onClick={then(on.onDelete)}>
        <Trash2 size={16} aria-hidden /> Delete
      </MenuItem>
    </Menu>
  );
};

/** The menu or dialog that is open for one picture. */
export type OpenedCard =
  | { readonly kind: 'menu'; readonly uid: string; readonly anchor: HTMLElement }
  | { readonly kind: 'share' | 'details' | 'ai-edit'; readonly uid: string };

interface CardDialogsProps {
  readonly opened: OpenedCard;
  readonly onOpen: (opened: OpenedCard | null) => void;
  readonly onDelete: (uid: string) => void;
}

/** The menu of a picture and the dialogs it opens. */
export const CardDialogs = ({ opened, onOpen, onDelete }: CardDialogsProps) => {
  const { uid } = opened;
  const { data: image, complete } = useFragment({
    fragment: ImageCard_ImageFragmentDoc,
    from: { __typename: 'Image', uid },
  });
  const close = (): void => onOpen(null);
  const open = (kind: 'share' | 'details' | 'ai-edit') => () => onOpen({ kind, uid });
  if (!complete) return null;
  switch (opened.kind) {
    case 'menu':
      return (
        <CardMenu
          image={image}
          anchor={opened.anchor}
          onShare={open('share')}
          onDetails={open('details')}
          onEditWithAi={open('ai-edit')}
          onDelete={() => onDelete(uid)}
          onClose={close}
        />
      );
    case 'share':
      return <ShareDialog image={image} onClose={close} />;
    case 'details':
      return <DetailsPanel uid={uid} onClose={close} />;
    case 'ai-edit':
      return <AiEditDialog uid={uid} onClose={close} />;
    default:
      return opened satisfies never;
  }
};
