import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import { EmptyState, ErrorState, Field, LoadingState } from '@safelight/web-ui';
import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
  const { images, hasFailed, retry, showMore } = useLibrarySearch(text);
  const content = (): ReactNode => {
    if (hasFailed) return <ErrorState title={TEXTS.images.listFailed} onRetry={retry} />;
    if (images === null) return <LoadingState text="Loading images..." />;
    const offered = images.filter(canChoose);
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
      <Field label="Search images" type="search" value={text} onValue={setText} />
      {content()}
      {showMore === null || hasFailed ? null : (
        <Button sx={{ justifySelf: 'center' }} onClick={showMore}>
          Show More
        </Button>
      )}
    </>
  );
};
