import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PROMPT_MAX_LENGTH, TEXTS } from '@safelight/rules';
import { type AiEditPanel_ImageFragment, CreditsDocument } from '@safelight/web-data';
import { Field, formatCount, Notice, PanelBody } from '@safelight/web-ui';
import { Sparkles } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { EditProgress } from './EditProgress.tsx';
import { QuickPrompts } from './QuickPrompts.tsx';
import { useAiEdit } from './use-ai-edit.ts';

const CreditsLeft = () => {
  const { data } = useQuery(CreditsDocument);
  const credits = data?.me?.credits;
  return credits === undefined ? null : (
    <Typography variant="caption" color="textSecondary">
      {formatCount(credits)} {credits === 1 ? 'credit' : 'credits'} left
    </Typography>
  );
};

interface AiEditFormProps {
  readonly image: Pick<AiEditPanel_ImageFragment, 'uid' | 'aiEditJobs'>;
  readonly versionId: string;
  readonly onResult: (versionId: string) => void;
  /** Called once the server took the job. */
  readonly onStarted?: () => void;
}

export const AiEditForm = ({ image, versionId, onResult, onStarted }: AiEditFormProps) => {
  const edit = useAiEdit({ image, onResult, onStarted });
  const [prompt, setPrompt] = useState('');
  const ready = prompt.trim() !== '' && !edit.running;
  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (ready) void edit.request(prompt.trim(), versionId);
  };
  return (
    <PanelBody as="form" aria-label="Edit with AI" onSubmit={submit}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h4" component="h2">
          Edit with AI
        </Typography>
        <CreditsLeft />
      </Box>
      <Field
        label="Describe your edit"
        placeholder="Make the sky look like late evening"
        multiline
        minRows={3}
        maxRows={8}
        disabled={edit.running}
        value={prompt}
        onValue={setPrompt}
        inputProps={{
          maxLength: PROMPT_MAX_LENGTH,
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        color="primary"
        size="large"
        disabled={!ready}
        startIcon={<Sparkles size={18} />}
      >
        {edit.running ? 'Generating...' : 'Generate Edit'}
      </Button>
      {edit.problem === null ? null : <Notice tone="danger">{edit.problem || TEXTS.ai.unknown}</Notice>}
      {edit.running ? (
        <EditProgress stage={edit.stage} progress={edit.progress} onCancel={() => void edit.cancel()} />
      ) : null}
      <QuickPrompts disabled={edit.running} onChoose={setPrompt} />
    </PanelBody>
  );
};
