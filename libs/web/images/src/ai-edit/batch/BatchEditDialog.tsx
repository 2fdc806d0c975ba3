import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { DEFAULT_SUGGESTIONS, PROMPT_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { AiEditQuoteDocument, type AiEditQuoteQuery, isPassing, plainMessageOf } from '@safelight/web-data';
import { ErrorState, Field, formatCountOf, LoadingState, Notice, PanelBody } from '@safelight/web-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OtherPictureField } from '../other-picture/OtherPictureField.tsx';
import type { OtherPicture } from '../other-picture/use-upload-other-picture.ts';
import { GenerateButton } from '../plan/GenerateButton.tsx';
import { PlanView } from '../plan/PlanView.tsx';
import { usePlannedEdit } from '../plan/use-planned-edit.ts';
import { PricingLinked } from '../PricingLinked.tsx';
import { QuickPrompts } from '../QuickPrompts.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { type BatchEdit, useBatchEdit } from './use-batch-edit.ts';

interface BatchFormProps {
  readonly quote: AiEditQuoteQuery['aiEditQuote'];
  readonly batch: BatchEdit;
  readonly prompt: string;
  readonly onPrompt: (prompt: string) => void;
}

/** The form with the cost of the edits and the prompt for all of them. */
const BatchForm = ({ quote, batch, prompt, onPrompt }: BatchFormProps) => {
  const { cost, balance, editableUids, otherUids } = quote;
  const [other, setOther] = useState<OtherPicture | null>(null);
  const referenceUid = other?.uid ?? null;
  const lacks = cost > balance;
  const ready = prompt.trim() !== '' && !batch.asking && !lacks && editableUids.length > 0;
  const planned = usePlannedEdit({
    edit: { imageUid: editableUids[0] ?? null, prompt, isMasked: false, referenceUid },
    ready,
    onSend: () => void batch.request(editableUids, prompt.trim(), referenceUid),
  });
  const form = useRef<HTMLDivElement>(null);
  // The prompt of edits that failed is what the person changes next.
  const focusPrompt = useEffectEvent(() => {
    if (prompt !== '') form.current?.querySelector('textarea')?.focus();
  });
  useEffect(() => focusPrompt(), []);
  return (
    <PanelBody as="form" ref={form} aria-label="Edit the selected images with AI" onSubmit={planned.submit}>
      <Typography variant="h4" component="h2">
        Edit with AI
      </Typography>
      <Typography role="status" variant="body2">
        {formatCountOf(editableUids.length, 'image')}, {formatCountOf(cost, 'credit')}. You have{' '}
        {formatCountOf(balance, 'credit')}.
        {otherUids.length === 0 ? '' : ` ${formatCountOf(otherUids.length, 'image')} cannot be edited: SVG.`}
      </Typography>
      {lacks ? (
        <Notice tone="danger">
          <PricingLinked text={TEXTS.ai.needsMoreCredits(cost, balance)} />
        </Notice>
      ) : null}
      <div>
        <Field
          label="Describe your edit"
          multiline
          minRows={3}
          maxRows={8}
          disabled={batch.asking}
          value={prompt}
          onValue={onPrompt}
          maxLength={PROMPT_MAX_LENGTH}
        />
        <PlanView
          plan={planned.plan}
          isStale={planned.isStale}
          imageUid={null}
          prompt={prompt}
          disabled={batch.asking}
          onIdea={onPrompt}
        />
      </div>
      <OtherPictureField
        editedUids={editableUids}
        picture={other}
        disabled={batch.asking}
        planned={planned}
        onPicture={setOther}
      />
      <GenerateButton planned={planned} disabled={!ready}>
        {batch.asking ? 'Generating...' : `Generate ${formatCountOf(editableUids.length, 'image')}`}
      </GenerateButton>
      {batch.problem === null ? null : (
        <Notice tone="danger">
          <PricingLinked text={batch.problem || TEXTS.ai.unknown} />
        </Notice>
      )}
      <QuickPrompts
        prompts={DEFAULT_SUGGESTIONS}
        hasOtherPicture={other !== null}
        disabled={batch.asking}
        onChoose={onPrompt}
      />
    </PanelBody>
  );
};

interface BatchEditDialogProps {
  readonly uids: readonly string[];
  readonly onClose: () => void;
}

/**
 * The dialog for one AI edit of several pictures: its cost, the prompt, then the progress of each picture,
 * which the cards show too. From there it leads back to the form for those whose edit failed.
 */
export const BatchEditDialog = ({ uids, onClose }: BatchEditDialogProps) => {
  const [wanted, setWanted] = useState(uids);
  const [prompt, setPrompt] = useState('');
  const { data, error, refetch } = useQuery(AiEditQuoteDocument, {
    variables: { imageUids: wanted },
    fetchPolicy: 'network-only',
  });
  const batch = useBatchEdit();
  const tryAgain = (failedUids: readonly string[]): void => {
    setWanted(failedUids);
    batch.leave();
  };
  const content = () => {
    if (batch.jobs !== null) return <BatchProgress jobs={batch.jobs} onTryAgain={tryAgain} />;
    if (data !== undefined)
      return <BatchForm quote={data.aiEditQuote} batch={batch} prompt={prompt} onPrompt={setPrompt} />;
    return error === undefined ? (
      <LoadingState text="Counting credits..." />
    ) : (
      <ErrorState title={plainMessageOf(error)} onRetry={() => void refetch()} isPassing={isPassing(error)} />
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Edit the selected images with AI' } }}
      maxWidth="xs"
      fullWidth
    >
      {content()}
      {/* As far from the edge as the panel above. */}
      <DialogActions sx={{ px: { xs: 2, sm: 3 } }}>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
};
