import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { comparisonPathOf, TEXTS } from '@safelight/rules';
import { plainMessageOf } from '@safelight/web-data';
import { useNavigateFromPage } from '@safelight/web-session';
import { Notice, PrimaryButton, TitledDialog } from '@safelight/web-ui';
import { type ReactNode, useState } from 'react';
import { useInSight } from '../use-in-sight.ts';
import { ComparisonTexts } from './ComparisonTexts.tsx';
import { type ComparedSides, usePublishComparison } from './use-publish-comparison.ts';

interface PublishComparisonDialogProps {
  readonly title: string;
  readonly maxWidth?: 'xs' | 'sm';
  /**
   * What is published, or a function that prepares it once the person has confirmed, and resolves to null if it said
   * why it could not; null while nothing can be published. The dialog then has no form, only a button that closes it.
   */
  readonly compared: ComparedSides | (() => Promise<ComparedSides | null>) | null;
  readonly suggestedTitle?: string;
  /** Whether what the person has chosen can be published. */
  readonly canPublish?: boolean;
  /** The sides, and who will see them. */
  readonly children: ReactNode;
  /** Called with the uid of the new comparison. Without it, the comparison is opened. */
  readonly onPublished?: (uid: string) => void;
  readonly onClose: () => void;
}

/** The dialog that publishes images of the library as a comparison. */
export const PublishComparisonDialog = ({
  title: heading,
  maxWidth = 'xs',
  compared,
  suggestedTitle = '',
  canPublish = true,
  children,
  onPublished,
  onClose,
}: PublishComparisonDialogProps) => {
  const navigate = useNavigateFromPage();
  const [isPreparing, setPreparing] = useState(false);
  const [title, setTitle] = useState(suggestedTitle);
  const [description, setDescription] = useState('');
  const {
    publish,
    loading: isPublishing,
    error,
  } = usePublishComparison({
    onPublished: onPublished ?? ((uid) => navigate(comparisonPathOf(uid))),
  });
  const loading = isPreparing || isPublishing;
  const problem = error === undefined ? null : plainMessageOf(error, TEXTS.comparisons.uploadScreenFailed);
  const problemPlace = useInSight(problem);
  const prepared = async (): Promise<ComparedSides | null> => {
    if (typeof compared !== 'function') return compared;
    setPreparing(true);
    try {
      return await compared();
    } finally {
      setPreparing(false);
    }
  };
  const send = async (): Promise<void> => {
    const sides = await prepared();
    if (sides === null) return;
    publish({ ...sides, title: title.trim() || null, description: description.trim() || null });
  };
  const isReady = compared !== null && canPublish && !loading;
  return (
    <TitledDialog
      title={heading}
      maxWidth={maxWidth}
      content={{ sx: { display: 'grid', gap: 2 } }}
      form={{
        onSubmit: (event) => {
          event.preventDefault();
          if (isReady) void send();
        },
      }}
      // What is on its way cannot be stopped.
      onClose={loading ? undefined : onClose}
      actions={
        <>
          <Button disabled={loading} onClick={onClose}>
            {compared === null ? 'Close' : 'Cancel'}
          </Button>
          {compared === null ? null : (
            <PrimaryButton type="submit" disabled={!isReady}>
              Publish Comparison
            </PrimaryButton>
          )}
        </>
      }
    >
      <Box inert={loading} sx={{ display: 'grid', gap: 2 }}>
        {children}
      </Box>
      {compared === null ? null : (
        <ComparisonTexts
          title={title}
          description={description}
          disabled={loading}
          onTitle={setTitle}
          onDescription={setDescription}
        />
      )}
      {problem === null ? null : (
        <div ref={problemPlace}>
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </TitledDialog>
  );
};
