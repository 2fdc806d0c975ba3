import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DEFAULT_SUGGESTIONS, PROMPT_MAX_LENGTH, TEXTS } from '@safelight/rules';
import type { AiEditQuoteQuery } from '@safelight/web-data';
import { Field, formatCount, Notice, PanelBody } from '@safelight/web-ui';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { QuickPrompts } from '../QuickPrompts.tsx';
import type { BatchEdit } from './use-batch-edit.ts';

interface BatchFormProps {
  readonly quote: AiEditQuoteQuery['aiEditQuote'];
  readonly batch: BatchEdit;
}

const credits = (count: number): string => `${formatCount(count)} ${count === 1 ? 'credit' : 'credits'}`;
const images = (count: number): string => `${formatCount(count)} ${count === 1 ? 'image' : 'images'}`;

/** The cost of the edits and the prompt for all of them. */
export const BatchForm = ({ quote, batch }: BatchFormProps) => {
  const { cost, balance, editableUids, otherUids } = quote;
  const [prompt, setPrompt] = useState('');
  const lacks = cost > balance;
  const ready = prompt.trim() !== '' && !batch.asking && !lacks && editableUids.length > 0;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ready) void batch.request(editableUids, prompt.trim());
  };
  return (
    <PanelBody as="form" aria-label="Edit the selected images with AI" onSubmit={submit}>
      <Typography variant="h4" component="h2">
        Edit with AI
      </Typography>
      <Typography role="status" variant="body2">
        {images(editableUids.length)}, {credits(cost)}. You have {credits(balance)}.
        {otherUids.length === 0 ? '' : ` ${images(otherUids.length)} cannot be edited: SVG.`}
      </Typography>
      {lacks ? <Notice tone="danger">{TEXTS.ai.needsMoreCredits(cost, balance)}</Notice> : null}
      <Field
        label="Describe your edit"
        multiline
        minRows={3}
        maxRows={8}
        disabled={batch.asking}
        value={prompt}
        onValue={setPrompt}
        inputProps={{ maxLength: PROMPT_MAX_LENGTH }}
      />
      <Button
        type="submit"
        variant="contained"
        color="primary"
        size="large"
        disabled={!ready}
        startIcon={<Sparkles size={18} />}
      >
        {batch.asking ? 'Generating...' : `Generate ${images(editableUids.length)}`}
      </Button>
      {batch.problem === null ? null : <Notice tone="danger">{batch.problem || TEXTS.ai.unknown}</Notice>}
      <QuickPrompts prompts={DEFAULT_SUGGESTIONS} disabled={batch.asking} onChoose={setPrompt} />
    </PanelBody>
  );
};
