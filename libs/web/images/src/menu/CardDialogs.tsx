import { useFragment } from '@apollo/client/react';
import { ImageCard_ImageFragmentDoc } from '@safelight/web-data';
import { AiEditDialog } from '../ai-edit/AiEditDialog.tsx';
import { DetailsPanel } from '../details/DetailsPanel.tsx';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { CardMenu } from './CardMenu.tsx';

/** The menu or dialog that is open for one picture. */
export type OpenedCard =
  | { readonly kind: 'menu'; readonly uid: string; readonly anchor: HTMLElement }
  | { readonly kind: 'share' | 'details' | 'ai-edit'; readonly uid: string };

interface CardDialogsProps {
  readonly opened: OpenedCard;
  readonly onOpen: (opened: OpenedCard | null) => void;
}

/** The menu of a picture and the dialogs it opens. */
export const CardDialogs = ({ opened, onOpen }: CardDialogsProps) => {
  const { uid } = opened;
  const { data: image, complete } = useFragment({
    fragment: ImageCard_ImageFragmentDoc,
    from: { __typename: 'Image', uid },
  });
  const close = (): void => {
    onOpen(null);
  };
  const open = (kind: 'share' | 'details' | 'ai-edit') => () => {
    onOpen({ kind, uid });
  };
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
