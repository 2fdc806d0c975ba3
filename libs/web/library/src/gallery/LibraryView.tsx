import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import type { GalleryQuery } from '@safelight/web-data';
import { ConfirmDialog, useToasts } from '@safelight/web-ui';
import { useState } from 'react';
import type { CardDeeds, CardSetting } from './card/card-deeds.ts';
import type { GalleryView, Shelf } from './filter/gallery-address.ts';
import { ImageGrid } from './grid/ImageGrid.tsx';
import { CardDialogs, type OpenedCard } from './menu/CardDialogs.tsx';
import { BatchEditDialog } from '../ai-edit/batch/BatchEditDialog.tsx';
import { barActions } from './selection/bar-actions.tsx';
import type { Selection, SelectionAction } from './selection/selection.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useGalleryKeys } from './selection/use-gallery-keys.ts';
import type { ImageChanges } from './use-image-changes.ts';

interface LibraryViewProps {
  readonly images: GalleryQuery['images']['nodes'];
  readonly total: number | null;
  readonly view: GalleryView;
  readonly shelf: Shelf;
  readonly selection: Selection;
  readonly onSelection: (action: SelectionAction) => void;
  readonly changes: ImageChanges;
  readonly onNearEnd: () => void;
  /** True when loading more failed. */
  readonly moreFailed: boolean;
}

/** The pictures, the bar for those that are chosen, and what a card opens. */
export const LibraryView = ({
  images,
  total,
  view,
  shelf,
  selection,
  onSelection,
  changes,
  onNearEnd,
  moreFailed,
}: LibraryViewProps) => {
  const toasts = useToasts();
  const [opened, setOpened] = useState<OpenedCard | null>(null);
  const [confirming, setConfirming] = useState(false);
  const [editing, setEditing] = useState<readonly string[] | null>(null);
  const [busy, setBusy] = useState(false);
  const order = (): readonly string[] => images.map(({ uid }) => uid);
  const isTrash = shelf === 'trash';
  const uids = [...selection.uids];

  const run = (act: (uids: readonly string[]) => Promise<boolean>, leaves: boolean): void => {
    if (uids.length === 0) {
      toasts.error(TEXTS.library.selectFirst);
      return;
    }
    setBusy(true);
    void act(uids).then((done) => {
      setBusy(false);
      if (done && leaves) onSelection({ type: 'cleared' });
    });
  };
  const editWithAi = (): void => {
    if (uids.length === 0) toasts.error(TEXTS.library.selectFirst);
    else setEditing(uids);
  };
  const deleteForever = (): void => {
    if (uids.length === 0) toasts.error(TEXTS.library.selectFirst);
    else setConfirming(true);
  };
  useGalleryKeys({
    onSelectAll: () => {
      onSelection({ type: 'all', order: order() });
    },
    onClear: () => {
      onSelection({ type: 'cleared' });
    },
    onDelete: () => {
      if (isTrash) deleteForever();
      else run(changes.trash, true);
    },
  });

  const deeds: CardDeeds = {
    toggle: (uid) => {
      onSelection({ type: 'toggled', uid });
    },
    extend: (uid, from) => {
      onSelection({ type: 'extended', uid, from, order: order() });
    },
    favorite: (uid, isFavorite) => void changes.setFavorite(uid, isFavorite),
    openMenu: (uid, anchor) => {
      setOpened({ kind: 'menu', uid, anchor });
    },
  };
  const setting: CardSetting = isTrash ? 'trash' : selection.active ? 'select' : 'browse';
  return (
    <>
      {selection.active ? (
        <SelectionBar
          count={uids.length}
          busy={busy}
          actions={barActions({
            isTrash,
            changes,
            run,
            onDeleteForever: deleteForever,
            onEditWithAi: editWithAi,
          })}
          onCancel={() => {
            onSelection({ type: 'cleared' });
          }}
        />
      ) : null}
      <ImageGrid
        images={images}
        view={view}
        selected={selection.uids}
        setting={setting}
        deeds={deeds}
        total={total}
        onNearEnd={onNearEnd}
      />
      {moreFailed ? (
        <Button sx={{ display: 'block', mx: 'auto', mt: 3 }} onClick={onNearEnd}>
          More images could not be loaded. Try Again
        </Button>
      ) : null}
      {opened === null ? null : <CardDialogs opened={opened} onOpen={setOpened} />}
      {editing === null ? null : (
        <BatchEditDialog
          uids={editing}
          onClose={() => {
            setEditing(null);
          }}
        />
      )}
      <ConfirmDialog
        open={confirming}
        title={uids.length === 1 ? 'Delete this image for good?' : `Delete ${uids.length} images for good?`}
        text="Their files are removed and cannot be brought back."
        confirm="Delete Forever"
        busy={busy}
        onConfirm={() => {
          setConfirming(false);
          run(changes.deleteForever, true);
        }}
        onCancel={() => {
          setConfirming(false);
        }}
      />
    </>
  );
};
