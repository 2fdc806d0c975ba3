import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { TEXTS, TITLE_MAX_LENGTH } from '@safelight/rules';
import { type ImageViewQuery, UpdateDetailsDocument } from '@safelight/web-data';
import { useImageChanges } from '@safelight/web-images';
import { Field, FileName, FocusKeeper, isForInputMethod } from '@safelight/web-ui';
import { Heart, Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';

type ViewedImage = NonNullable<ImageViewQuery['image']>;

interface TitleFormProps {
  readonly image: ViewedImage;
  readonly onDone: () => void;
}

/**
 * The form for a new title. Enter or leaving the field saves it, Escape restores the old one. It stays open with what
 * was typed until the title is saved.
 */
const TitleForm = ({ image, onDone }: TitleFormProps) => {
  const [title, setTitle] = useState(image.title);
  const [update, { loading, error, reset }] = useMutation(UpdateDetailsDocument, {
    onCompleted: onDone,
    onError: () => undefined,
  });
  const save = (event?: FormEvent): void => {
    event?.preventDefault();
    if (loading) return;
    const trimmed = title.trim();
    if (trimmed === '' || trimmed === image.title) onDone();
    else void update({ variables: { uid: image.uid, input: { title: trimmed } } });
  };
  return (
    <Box component="form" onSubmit={save} sx={{ flex: 1, minWidth: 0 }}>
      <Field
        label="Title"
        value={title}
        onValue={(value) => {
          setTitle(value);
          reset();
        }}
        problem={error === undefined ? null : TEXTS.images.updateFailed}
        maxLength={TITLE_MAX_LENGTH}
        inputProps={{
          readOnly: loading,
          ref: (input: HTMLInputElement | null) => input?.focus(),
          onBlur: () => save(),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Escape' && !isForInputMethod(event)) onDone();
          },
        }}
      />
    </Box>
  );
};

/** Puts the first line of a title at the height of the buttons beside it. */
const BESIDE_BUTTONS = {
  pt: 'calc((40px - 1lh) / 2)',
  '@media (pointer: coarse)': { pt: 'calc((44px - 1lh) / 2)' },
};

/** A title may be long and without spaces. More lines would push the actions below the fold of a phone. */
const FEW_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** The picture's title and favorite button; its owner edits both in place. */
export const ImageHeading = ({ image }: { readonly image: ViewedImage }) => {
  const { setFavorite } = useImageChanges();
  const [renaming, setRenaming] = useState(false);
  const { uid, title, isOwner, isFavorite } = image;
  return (
    <Box component={FocusKeeper} sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
      {renaming ? (
        <TitleForm image={image} onDone={() => setRenaming(false)} />
      ) : (
        <Typography
          dir="auto"
          variant="h3"
          component="h1"
          title={title}
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'left',
            overflowWrap: 'anywhere',
            ...FEW_LINES,
            ...(isOwner ? BESIDE_BUTTONS : {}),
          }}
        >
          <FileName name={title} />
        </Typography>
      )}
      {isOwner && !renaming ? (
        <IconButton aria-label="Rename" onClick={() => setRenaming(true)}>
          <Pencil size={16} aria-hidden />
        </IconButton>
      ) : null}
      {isOwner ? (
        <IconButton
          aria-label="Favorite"
          aria-pressed={isFavorite}
          onClick={() => void setFavorite(uid, !isFavorite)}
        >
          <Heart size={18} aria-hidden {...(isFavorite ? { fill: 'currentColor' } : {})} />
        </IconButton>
      ) : null}
    </Box>
  );
};
