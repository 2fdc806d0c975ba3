import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TEXTS } from '@safelight/rules';
import { LibraryPicturesDocument, type LibraryPicturesQuery } from '@safelight/web-data';
import { ErrorState, Field, LoadingState, TitledDialog, useToasts } from '@safelight/web-ui';
import { useDeferredValue, useState } from 'react';
import { PictureChoice, PictureGrid } from './picture-grid.ts';
import { LAYER_TYPES, useAddPictures } from './use-add-pictures.ts';

type LibraryPicture = LibraryPicturesQuery['images']['nodes'][number];

const PAGE = 48;

const fileOf = async ({ url, originalFilename, contentType }: LibraryPicture): Promise<File> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(TEXTS.images.loadDetailsFailed);
  return new File([await answer.blob()], originalFilename, { type: contentType });
};

/** Chooses a picture of the person's library to become a layer. */
export const LibraryPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const [search, setSearch] = useState('');
  const [count, setCount] = useState(PAGE);
  const [isFetching, setFetching] = useState(false);
  const term = useDeferredValue(search.trim());
  const { data, previousData, error } = useQuery(LibraryPicturesDocument, {
    variables: { first: count, search: term === '' ? null : term },
    fetchPolicy: 'no-cache',
  });
  const addPictures = useAddPictures();
  const toasts = useToasts();
  const page = data ?? previousData;
  const pictures = page?.images.nodes.filter(({ contentType }) => LAYER_TYPES.includes(contentType)) ?? [];
  const choose = async (picture: LibraryPicture): Promise<void> => {
    setFetching(true);
    try {
      await addPictures([await fileOf(picture)]);
      onClose();
    } catch {
      toasts.error(TEXTS.images.loadDetailsFailed);
      setFetching(false);
    }
  };
  const content = () => {
    if (error !== undefined) return <ErrorState title={TEXTS.images.listFailed} />;
    if (page === undefined) return <LoadingState text="Loading images..." />;
    if (pictures.length === 0) {
      return <Typography color="textSecondary">No images found</Typography>;
    }
    return (
      <PictureGrid aria-label="Your pictures">
        {pictures.map((picture) => (
          <li key={picture.uid}>
            <PictureChoice type="button" disabled={isFetching} onClick={() => void choose(picture)}>
              <img src={picture.thumbnail} alt="" loading="lazy" />
              <span dir="auto">{picture.title}</span>
            </PictureChoice>
          </li>
        ))}
      </PictureGrid>
    );
  };
  return (
    <TitledDialog
      title="Add a picture from your library"
      maxWidth="sm"
      content={{ sx: { display: 'grid', gap: 2, alignContent: 'start', minHeight: 320 } }}
      onClose={onClose}
      actions={
        <>
          {page?.images.pageInfo.hasNextPage === true ? (
            <Button onClick={() => setCount(count + PAGE)}>Show more</Button>
          ) : null}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <Field label="Search" value={search} onValue={setSearch} />
      {content()}
    </TitledDialog>
  );
};
