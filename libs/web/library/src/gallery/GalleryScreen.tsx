import Button from '@mui/material/Button';
import {
  LibraryView,
  type MatchingCount,
  RunningEdits,
  useImageChanges,
  useSelection,
} from '@safelight/web-images';
import {
  ConfirmDialog,
  DropHint,
  ErrorState,
  focusScreen,
  formatCount,
  isFocusLost,
  Page,
  PageHeading,
  PrimaryButton,
  usePageDrop,
  usePagePaste,
  usePageTitle,
} from '@safelight/web-ui';
import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { UploadDialog } from '../upload/UploadDialog.tsx';
import { GalleryTools } from './GalleryTools.tsx';
import { LibraryEmpty } from './LibraryEmpty.tsx';
import { LibraryLoading } from './LibraryLoading.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import { FilterDialog } from './filter/FilterDialog.tsx';
import { activeFilters } from './filter/active-filters.ts';
import { useGalleryAddress } from './filter/use-gallery-address.ts';
import { useLibrary } from './use-library.ts';

/** The button that empties the trash after a confirmation. */
const EmptyTrashButton = ({ empty }: { readonly empty: () => Promise<boolean> }) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(
    () => () => {
      // This button disappears with the last image, and the dialog may have given it the focus by then.
      if (isFocusLost()) focusScreen();
    },
    [],
  );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Empty Trash</Button>
      <ConfirmDialog
        open={asking}
        title="Empty the trash?"
        text="Every image in it is deleted for good and cannot be restored."
        confirm="Empty Trash"
        busy={busy}
        onConfirm={() => {
          setBusy(true);
          void empty().then(() => {
            setBusy(false);
            setAsking(false);
          });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};

/**
 * Returns the number of images as text. It is never empty, so that the layout does not shift when the number
 * arrives.
 */
const countOf = (found: MatchingCount | null): string =>
  found === null || found.count === 0
    ? '\u00a0'
    : `${formatCount(found.count)}${found.isExact ? '' : '+'} ${found.count === 1 ? 'image' : 'images'}`;

/** The names of the parts of the library. */
const TITLES = { all: 'Gallery', favorites: 'Favorites', trash: 'Trash' } as const;

/** The screen at /gallery. */
export const GalleryScreen = () => {
  const [address, change] = useGalleryAddress();
  const isTrash = address.shelf === 'trash';
  const title = TITLES[address.shelf];
  usePageTitle(title);
  const { search, shelf, filter, view } = address;
  const { list, shapes, isStale, problem, isPassing, retry, ...pages } = useLibrary(address);
  // While another list cannot be loaded, the list before it is still known, but not its count.
  const matching = problem === null ? (list?.matching ?? null) : null;
  const [selection, select] = useSelection(JSON.stringify([search, address.sort, shelf, filter]));
  const changes = useImageChanges((uids) => select({ type: 'left', uids }));
  const [filtering, setFiltering] = useState(false);
  const [uploading, setUploading] = useState<readonly File[] | null>(null);
  const filters = activeFilters(filter).length;
  const isEmpty = list?.uids.length === 0 && !isStale && search === '' && filters === 0 && problem === null;
  const isTaken = uploading === null && !isTrash;
  const { isOver } = usePageDrop({ isTaken, onFiles: setUploading });
  usePagePaste(isTaken ? setUploading : null);

  const content = () => {
    if (problem !== null) {
      return <ErrorState title={problem} onRetry={retry} isPassing={isPassing} />;
    }
    if (list === undefined) return <LibraryLoading view={view} />;
    if (list.uids.length === 0 && !isStale) {
      return <LibraryEmpty address={address} filters={filters} onChange={change} onUpload={setUploading} />;
    }
    return (
      <div aria-busy={isStale}>
        <LibraryView
          list={list}
          shapes={shapes}
          total={matching?.isExact === true ? matching.count : null}
          view={view}
          isTrash={isTrash}
          selection={selection}
          onSelection={select}
          changes={changes}
          pages={pages}
        />
      </div>
    );
  };

  return (
    <Page>
      {isOver ? <DropHint>Drop to upload</DropHint> : null}
      <PageHeading
        title={title}
        hint={countOf(matching)}
        actions={
          <>
            {isTrash && list !== undefined && list.uids.length > 0 ? (
              <EmptyTrashButton empty={changes.emptyTrash} />
            ) : null}
            {isTrash || (isEmpty && shelf === 'all') ? null : (
              <PrimaryButton startIcon={<Upload size={18} />} onClick={() => setUploading([])}>
                Upload
              </PrimaryButton>
            )}
          </>
        }
      />
      <GalleryTools
        address={address}
        filters={filters}
        isEmpty={isEmpty}
        onChange={change}
        onFilter={() => setFiltering(true)}
        onSelect={() => select({ type: selection.active ? 'cleared' : 'started' })}
      />
      <FilterChips filter={filter} onFilter={(chosen) => change({ filter: chosen })} />
      {content()}
      <RunningEdits />
      {filtering ? (
        <FilterDialog
          filter={filter}
          onApply={(chosen) => change({ filter: chosen })}
          onClose={() => setFiltering(false)}
        />
      ) : null}
      {uploading === null ? null : <UploadDialog files={uploading} onClose={() => setUploading(null)} />}
    </Page>
  );
};
