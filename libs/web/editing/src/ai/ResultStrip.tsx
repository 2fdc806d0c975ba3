import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { EditorState } from '@safelight/engine';
import { TakeBackButton } from '@safelight/web-images';
import { PrimaryButton } from '@safelight/web-ui';
import { useMemo, useState } from 'react';
import { documentIn, useEditing, useEditor } from '../session/editing-session.ts';
import { useAi } from './ai-context.ts';
import type { AiResultOnView } from './ai-result.ts';
import { useRestoreVersion } from '../versions/use-restore-version.ts';
import { mayShowVersion } from './layers-of-version.ts';

const Strip = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 1.5),
  overflowX: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { flex: 'none' },
  '& > ul': { display: 'flex', gap: theme.spacing(0.75), margin: 0, padding: 2, listStyle: 'none' },
  '& > .actions': { display: 'flex', gap: theme.spacing(0.75), marginLeft: 'auto' },
  // On a phone the actions have a line of their own, so that none is out of sight.
  '@media (max-width: 743.95px)': {
    flexWrap: 'wrap',
    padding: theme.spacing(0.75, 1),
    '& > ul': { flex: '1 1 80px', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none' },
    '& > .actions': { order: 1, flex: '1 1 100%' },
    '& > .actions > button': { flex: '1 0 auto', paddingInline: theme.spacing(1) },
    '& > button': { paddingInline: theme.spacing(1) },
  },
}));

const Result = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  height: 44,
  padding: theme.spacing(0, 1, 0, 0.25),
  borderRadius: 8,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.action.selected,
  },
  '& img': { width: 38, height: 38, objectFit: 'cover', borderRadius: 6 },
}));

const historyIn = ({ history }: EditorState): EditorState['history'] => history;

/** Takes the edit of a result back, which deletes its version. Absent while a layer may need the version. */
const TakeBack = ({ result: { job, version } }: { readonly result: AiResultOnView }) => {
  const { look } = useAi();
  const document = useEditor(documentIn);
  const history = useEditor(historyIn);
  const isNeeded = useMemo(
    () => mayShowVersion(document, history, version.id),
    [document, history, version.id],
  );
  return isNeeded ? null : (
    <TakeBackButton size="small" job={job} versionNumber={version.number} onTakenBack={() => look(null)} />
  );
};

const Note = styled('p')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  margin: 0,
  padding: theme.spacing(0.5, 1.5),
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

/** Says that saving loses what was asked of a result's file, and offers to put its version into use as it is. */
const FileNote = ({ result }: { readonly result: AiResultOnView }) => {
  const restore = useRestoreVersion(useEditing());
  const { discard } = useAi();
  const [isBusy, setBusy] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    if (await restore(result.version)) discard(result);
    else setBusy(false);
  };
  return (
    <Note>
      Save writes a new file, without the format and the file size of this result.
      <Button size="small" disabled={isBusy} onClick={() => void use()}>
        Use This File Instead
      </Button>
    </Note>
  );
};

/** Results of AI edits, shown above the canvas: each can be previewed on the canvas, then accepted or discarded. */
export const ResultStrip = () => {
  const { edit, waiting, looked, look, accept, discard } = useAi();
  if (waiting.length === 0) return null;
  return (
    <>
      <Strip aria-label="AI results">
        <ul>
          {waiting.map(({ job, version }) => {
            const isLooked = looked?.job.id === job.id;
            return (
              <li key={job.id}>
                <Result
                  type="button"
                  aria-pressed={isLooked}
                  title={job.prompt}
                  onClick={() => look(isLooked ? null : version.id)}
                >
                  <img src={version.thumbnail} alt="" />
                  Version {version.number}
                </Result>
              </li>
            );
          })}
        </ul>
        {looked === null ? null : (
          <>
            <div className="actions">
              <Button size="small" disabled={edit.running} onClick={() => void edit.rerun(looked.job.id)}>
                Try Again
              </Button>
              <Button size="small" onClick={() => discard(looked)}>
                Discard
              </Button>
              <PrimaryButton size="small" onClick={() => void accept(looked)}>
                Accept
              </PrimaryButton>
            </div>
            <TakeBack key={looked.job.id} result={looked} />
          </>
        )}
      </Strip>
      {looked?.version.aiEdit?.setsFile === true ? <FileNote key={looked.job.id} result={looked} /> : null}
    </>
  );
};
