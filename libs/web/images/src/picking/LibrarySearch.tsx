import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { EmptyState, ErrorState, Field, LoadingState, Notice, useTouchScreen } from '@safelight/web-ui';
import { Images } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type PickerImage, useLibrarySearch } from './use-library-search.ts';

interface LibrarySearchProps {
  /** Whether an image can be chosen; the others are not shown. Without it every image can. */
  readonly canChoose?: (image: PickerImage) => boolean;
  /** The next step for a person whose library has nothing to choose from. */
  readonly emptyHint?: string;
  /** The images to choose from. */
  readonly children: (images: readonly PickerImage[]) => ReactNode;
}

/** The search field of the library and what it finds, for a dialog that chooses images. */
export const LibrarySearch = ({ canChoose = () => true, emptyHint, children }: LibrarySearchProps) => {
  const [text, setText] = useState('');
  // On a touch screen the keyboard would cover the images.
  const opensKeyboard = useTouchScreen();
  const { images, failed, isPassing, retry, showMore } = useLibrarySearch(text);
  const offered = images?.filter(canChoose) ?? [];
  // Of some pages nothing can be chosen, for example because they have drawings only.
  const isPassed = images !== null && offered.length === 0 && showMore !== null && failed === null;
  const passOn = useEffectEvent(() => showMore?.());
  useEffect(() => {
    if (isPassed) passOn();
  }, [isPassed, images]);
  const content = (): ReactNode => {
    if (failed === 'first' || (failed === 'more' && offered.length === 0))
      return <ErrorState title={TEXTS.images.listFailed} onRetry={retry} isPassing={isPassing} />;
    if (images === null || isPassed) return <LoadingState text="Loading images..." />;
    if (offered.length > 0) return children(offered);
    return (
      <EmptyState
        icon={<Images size={36} strokeWidth={1.5} />}
        title="No images found"
        {...(emptyHint === undefined || text.trim() !== '' ? {} : { hint: emptyHint })}
      />
    );
  };
  return (
    <>
      <Field
        label="Search images"
        type="search"
        value={text}
        onValue={setText}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog, which the dialog's title introduces
        autoFocus={!opensKeyboard}
      />
      {content()}
      {failed === 'more' && offered.length > 0 ? (
        <Notice tone="danger">{TEXTS.images.listFailed}</Notice>
      ) : null}
      {showMore === null || offered.length === 0 ? null : (
        <Button sx={{ justifySelf: 'center' }} onClick={showMore}>
          Show More
        </Button>
      )}
    </>
  );
};
