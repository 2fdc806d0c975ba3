import Button from '@mui/material/Button';
import { useReturn } from '@safelight/web-ui';
import { useState } from 'react';
import type { CardSetting } from '../card/card-actions.ts';
import { useStableActions } from '../card/use-stable-actions.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { ImageList } from '../lists/image-list.ts';
import type { ImageListPages } from '../lists/use-image-list.ts';
import type { GridView } from '../grid-view.ts';
import { ImageGrid } from './ImageGrid.tsx';
import { CardDialogs, type OpenedCard } from '../menu/CardDialogs.tsx';
import { barActions } from '../selection/bar-actions.tsx';
import { BulkDialogs, type BulkQuestion } from '../selection/BulkDialogs.tsx';
import type { Selection, SelectionAction } from '../selection/selection.ts';
import { SelectionBar } from '../selection/SelectionBar.tsx';
import { useBulk } from '../selection/use-bulk.ts';
import { useGalleryKeys } from '../selection/use-gallery-keys.ts';
import type { ImageChanges } from '../changes/use-image-changes.ts';

interface LibraryViewProps {
  readonly list: ImageList;
  /** The aspect ratio (width over height) of each image of the list. */
  readonly shapes: readonly number[];
  /** The number of images in the whole list; null when it is not known. */
  readonly total: number | null;
  readonly view: GridView;
  /** True for the trash, whose pictures can only be restored or deleted permanently. */
  readonly isTrash: boolean;
  readonly selection: Selection;
  readonly onSelection: (action: SelectionAction) => void;
  readonly changes: ImageChanges;
  readonly pages: ImageListPages;
}

/** The pictures, the bar for the selected ones, and the dialogs that cards open. */
export const LibraryView = ({
  list,
  shapes,
  total,
  view,
  isTrash,
  selection,
  onSelection,
  changes,
  pages,
}: LibraryViewProps) => {
  const [opened, setOpened] = useState<OpenedCard | null>(null);
  const [asked, setAsked] = useState<BulkQuestion | null>(null);
  const bulk = useBulk(selection);
  const { uids: order, endCursor } = list;
  const selectionActions = barActions({ isTrash, changes, bulk, onAsk: setAsked });

  const selectAll = () => onSelection({ type: 'all', order });
  useGalleryKeys({
    onSelectAll: selectAll,
    onClear: () => onSelection({ type: 'cleared' }),
    onDelete: () => {
      if (!isTrash) bulk.run(changes.trash);
      else if (bulk.isAny()) setAsked({ kind: 'delete-forever' });
    },
  });

  const cardActions = useStableActions({
    toggle: (uid) => onSelection({ type: 'toggled', uid }),
    extend: (uid, from) => onSelection({ type: 'extended', uid, from, order }),
    favorite: (uid, isFavorite) => void changes.setFavorite(uid, isFavorite),
    restore: (uid) => void changes.restore([uid]),
    openMenu: (uid, anchor) => setOpened({ kind: 'menu', uid, anchor }),
    reportMissing: pages.reportMissing,
  });
  useReturn(() => {
    if (pages.moreFailed) pages.loadMore(false);
  });
  const keptFocus = useKeptFocus();
  const setting: CardSetting = isTrash ? 'trash' : selection.active ? 'select' : 'browse';
  return (
    <div {...keptFocus}>
      {selection.active ? (
        <SelectionBar
          count={bulk.uids.length}
          busy={bulk.busy}
          actions={selectionActions}
          onSelectAll={endCursor === null ? selectAll : undefined}
          onCancel={() => onSelection({ type: 'cleared' })}
        />
      ) : null}
      <ImageGrid
        uids={order}
        shapes={shapes}
        view={view}
        selected={selection.uids}
        setting={setting}
        actions={cardActions}
        total={total}
        toCome={
          endCursor === null || total === null || pages.moreFailed ? 0 : Math.max(0, total - order.length)
        }
        onNearEnd={pages.loadMore}
        onShow={pages.show}
      />
      {pages.moreFailed ? (
        <Button sx={{ display: 'block', mx: 'auto', mt: 3 }} onClick={() => pages.loadMore(false)}>
          More images could not be loaded. Try Again
        </Button>
      ) : null}
      {opened === null ? null : (
        <CardDialogs opened={opened} onOpen={setOpened} onDelete={(uid) => void changes.trash([uid])} />
      )}
      <BulkDialogs asked={asked} bulk={bulk} changes={changes} onClose={() => setAsked(null)} />
    </div>
  );
};
