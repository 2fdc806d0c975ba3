import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import {
  CREDITS_PER_EDIT,
  DEFAULT_MAIN_PROMPT,
  DEFAULT_SUGGESTIONS,
  PROMPT_MAX_LENGTH,
  TEXTS,
} from '@safelight/rules';
import { CreditsDocument, PromptSuggestionsDocument } from '@safelight/web-data';
import { useDraft, useKeepDraft } from '@safelight/web-session';
import {
  Field,
  FocusKeeper,
  formatCountOf,
  isForInputMethod,
  PanelBody,
  ProgressBar,
} from '@safelight/web-ui';
import { type KeyboardEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { EditFailure } from './EditFailure.tsx';
import { OtherPictureField } from './other-picture/OtherPictureField.tsx';
import type { OtherPicture } from './other-picture/use-upload-other-picture.ts';
import { GenerateButton } from './plan/GenerateButton.tsx';
import { PlanView } from './plan/PlanView.tsx';
import { usePlannedEdit } from './plan/use-planned-edit.ts';
import { QuickPrompts } from './QuickPrompts.tsx';
import type { AiEdit } from './use-ai-edit.ts';
import { useInSight } from '../use-in-sight.ts';

/** What became of the edit, with some space above and below when it is scrolled into sight. */
const Reports = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  scrollMargin: theme.spacing(2),
  '&:empty': { display: 'none' },
}));

interface EditProgressProps {
  /** What the worker is doing now; null until it starts. */
  readonly stage: string | null;
  readonly progress: number | null;
  readonly onCancel: () => void;
}

/** A running edit: its stage, its progress, and a button to cancel it. */
const EditProgress = ({ stage, progress, onCancel }: EditProgressProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          AI Magic in Progress
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {stage ?? 'Waiting for its turn'}
        </Typography>
      </Box>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Box>
    <ProgressBar label="Edit progress" value={progress} />
  </Box>
);

/** The person's credits, and a link to more if they do not suffice for an edit. */
const CreditsLeft = () => {
  const { data } = useQuery(CreditsDocument);
  const credits = data?.me?.credits;
  return credits === undefined ? null : (
    <Typography variant="caption" color="textSecondary">
      {formatCountOf(credits, 'credit')} left
      {credits < CREDITS_PER_EDIT ? (
        <>
          {' · '}
          <Link component={RouterLink} to="/pricing">
            Get More
          </Link>
        </>
      ) : null}
    </Typography>
  );
};

interface Suggestions {
  readonly main: string;
  /** The suggested prompts, exactly nine. */
  readonly suggestions: readonly string[];
}

const DEFAULTS: Suggestions = { main: DEFAULT_MAIN_PROMPT, suggestions: DEFAULT_SUGGESTIONS };

/**
 * Returns the suggestions for a picture, which are loaded as soon as `wanted` is true. Returns the default
 * suggestions until then, and if the server has none.
 */
const useSuggestions = (imageUid: string, wanted: boolean): Suggestions => {
  const { data } = useQuery(
    PromptSuggestionsDocument,
    wanted ? { variables: { imageUid }, errorPolicy: 'ignore' } : skipToken,
  );
  return data?.promptSuggestions ?? DEFAULTS;
};

interface AiEditFormProps {
  readonly imageUid: string;
  readonly versionId: string;
  readonly edit: AiEdit;
  /** The initial text of the prompt. */
  readonly startPrompt?: string | undefined;
  /** Whether the edit is limited to an area. */
  readonly isMasked?: boolean;
  /** Called with every text of the prompt. */
  readonly onPrompt?: (prompt: string) => void;
}

/**
 * The texts that screen readers announce when an edit has succeeded or was cancelled. A failure is announced
 * by its own message.
 */
const ENDINGS = {
  succeeded: 'The edit is finished. The new version is on screen.',
  cancelled: 'The edit was cancelled. Your credit is back.',
} as const;

/**
 * The form that requests an AI edit of a version, and says beforehand what would come of it. Suggestions are loaded
 * when the form gets the focus.
 */
export const AiEditForm = ({
  imageUid,
  versionId,
  edit,
  startPrompt = '',
  isMasked = false,
  onPrompt,
}: AiEditFormProps) => {
  const [interested, setInterested] = useState(false);
  const draftName = `edit ${imageUid}`;
  const [prompt, setPrompt] = useState(useDraft(draftName, startPrompt));
  useKeepDraft(draftName, prompt);
  const write = (next: string): void => {
    setPrompt(next);
    onPrompt?.(next);
  };
  const [other, setOther] = useState<OtherPicture | null>(null);
  const referenceUid = other?.uid ?? null;
  /** The prompt of the last request. What became of it is shown in place of its plan. */
  const [sent, setSent] = useState<string | null>(null);
  const { main, suggestions } = useSuggestions(imageUid, interested);
  const text = prompt.trim();
  const ready = text !== '' && !edit.running;
  const planned = usePlannedEdit({
    edit: { imageUid, prompt, isMasked, referenceUid },
    ready,
    onSend: () => {
      setSent(text);
      void edit.request(text, versionId, { referenceUid });
    },
  });
  const reports = useInSight(edit.problem ?? (edit.running ? 'progress' : null));
  const hasEnded = sent === text && (edit.problem !== null || edit.outcome === 'succeeded');
  return (
    <FocusKeeper>
      <PanelBody
        as="form"
        aria-label="Edit with AI"
        onSubmit={planned.submit}
        onFocus={() => setInterested(true)}
      >
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h4" component="h2">
            Edit with AI
          </Typography>
          <CreditsLeft />
        </Box>
        <div>
          <Field
            label="Describe your edit"
            placeholder={main}
            multiline
            minRows={3}
            maxRows={8}
            disabled={edit.running}
            value={prompt}
            onValue={write}
            maxLength={PROMPT_MAX_LENGTH}
            inputProps={{
              onKeyDown: (event: KeyboardEvent) => {
                if (isForInputMethod(event)) return;
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) planned.submit(event);
              },
            }}
          />
          <PlanView
            // A running edit may be a different one, such as a one-click edit, to which the plan does not belong.
            plan={edit.running || hasEnded ? null : planned.plan}
            isStale={planned.isStale}
            imageUid={imageUid}
            prompt={text}
            disabled={edit.running}
            onIdea={write}
          />
        </div>
        <OtherPictureField
          editedUids={[imageUid]}
          picture={other}
          disabled={edit.running}
          planned={planned}
          onPicture={setOther}
        />
        <GenerateButton planned={planned} disabled={!ready}>
          {edit.running || planned.isChecking ? 'Generating...' : 'Generate Edit'}
        </GenerateButton>
        <Typography variant="caption" color="textSecondary">
          Costs {CREDITS_PER_EDIT} credit, which is returned if the edit fails.
        </Typography>
        <Reports ref={reports}>
          {edit.problem === null ? null : (
            <EditFailure
              message={edit.problem || TEXTS.ai.unknown}
              isCreditBack={edit.failedId !== null}
              imageUid={imageUid}
              prompt={sent ?? text}
              onIdea={write}
            />
          )}
          {edit.running ? (
            <EditProgress stage={edit.stage} progress={edit.progress} onCancel={() => void edit.cancel()} />
          ) : null}
        </Reports>
        <QuickPrompts
          prompts={suggestions}
          hasOtherPicture={other !== null}
          disabled={edit.running}
          onChoose={write}
        />
        <Box role="status" sx={visuallyHidden}>
          {edit.running || edit.outcome === null ? '' : ENDINGS[edit.outcome]}
        </Box>
      </PanelBody>
    </FocusKeeper>
  );
};
