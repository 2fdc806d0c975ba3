import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { BULK_MAX_IMAGES, TEXTS } from '@safelight/rules';
import { PickerImagesDocument, type PickerImagesQuery } from '@safelight/web-data';
import {
  EmptyState,
  ErrorState,
  Field,
  LoadingState,
  PrimaryButton,
  RING_INSIDE,
  SEARCH_DELAY_MS,
  TitledDialog,
  useToasts,
} from '@safelight/web-ui';
import { Check, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Picture } from '../Picture.tsx';

type Page = PickerImagesQuery['images'];

const Tile = styled('button')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  aspectRatio: '1',
  padding: 0,
  border: 0,
  borderRadius: 8,
  cursor: 'pointer',
  ...RING_INSIDE,
  '& > .mark': {
    position: 'absolute',
    top: 8,
    right: 8,
    display: 'grid',
    placeContent: 'center',
    width: 28,
    height: 28,
    borderRadius: 14,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
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
  const client = useApolloClient();
  const toasts = useToasts();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{
    readonly nodes: Page['nodes'];
    readonly info: Page['pageInfo'];
  } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const search = text.trim() === '' ? null : text.trim();

  // The response to an earlier search must not replace that to a later one.
  const requests = useRef(0);

  const load = async (after: string | null): Promise<void> => {
    const request = (requests.current += 1);
    try {
      const { data } = await client.query({
        query: PickerImagesDocument,
        variables: { search, after },
        fetchPolicy: 'network-only',
      });
      const page = data?.images;
      if (page === undefined) throw new Error(TEXTS.images.listFailed);
      if (request !== requests.current) return;
      setFailed(false);
      setFound((previous) => ({
        nodes: after === null ? page.nodes : [...(previous?.nodes ?? []), ...page.nodes],
        info: page.pageInfo,
      }));
    } catch {
      if (request === requests.current) setFailed(true);
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => void load(null), search === null ? 0 : SEARCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      requests.current += 1;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` differs at each render, what it asks for by `search` alone
  }, [search]);

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

  const content = () => {
    if (hasFailed) {
      return <ErrorState title={TEXTS.images.listFailed} onRetry={() => void load(null)} />;
    }
    if (found === null) return <LoadingState text="Loading images..." />;
    if (found.nodes.length === 0) {
      return <EmptyState icon={<Images size={36} strokeWidth={1.5} />} title="No images found" />;
    }
    return (
      <>
        <Box
          role="group"
          aria-label="Images of the library"
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' }}
        >
          {found.nodes.map((image) => {
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
                {isChosen ? (
                  <span className="mark">
                    <Check size={16} aria-hidden />
                  </span>
                ) : null}
              </Tile>
            );
          })}
        </Box>
        {found.info.hasNextPage ? (
          <Button
            sx={{ display: 'block', mx: 'auto', mt: 2 }}
            onClick={() => void load(found.info.endCursor)}
          >
            Show More
          </Button>
        ) : null}
      </>
    );
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
      <Field label="Search images" type="search" value={text} onValue={setText} />
      {content()}
    </TitledDialog>
  );
};
