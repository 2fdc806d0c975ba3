import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { EditorState } from '@safelight/engine';
import { AiEditForm, EditResults, PaintAreaContext, startPromptIn } from '@safelight/web-images';
import { useAtom, useSetAtom } from 'jotai';
import { Palette, Scissors, SunMedium, WandSparkles } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { changeChromeAtom } from '../chrome/chrome.atoms.ts';
import { ButtonRow, Section } from '../fields/Section.tsx';
import { toolIn, useEditing, useEditor } from '../session/editing-session.ts';
import { MaskSettings } from '../tools/MaskSettings.tsx';
import { MaskIcon } from '../tools/tool-icons.ts';
import { useAi } from './ai-context.ts';
import { typedPromptAtom } from './typed-prompt.atoms.ts';
import { layerToCutOut } from './cut-out.ts';

/** Components of other screens, indented like the sections of this panel. */
const Body = styled('div')(({ theme }) => ({
  '& form, & > section': { padding: theme.spacing(1.5, 2, 2) },
  '& > section + section': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Features = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: theme.spacing(1),
  '& > button': { justifyContent: 'flex-start' },
}));

/** The prompts of the feature buttons. Every built-in model understands them. */
const AUTO_ENHANCE = 'Improve quality';
const COLOR_CORRECTION = 'Correct the colors';
const STYLES: readonly { readonly label: string; readonly prompt: string }[] = [
  { label: 'Van Gogh', prompt: 'In the style of Van Gogh' },
  { label: 'Watercolor', prompt: 'Convert to watercolor' },
  { label: 'Oil painting', prompt: 'Turn it into an oil painting' },
  { label: 'Pencil sketch', prompt: 'Turn it into a pencil sketch' },
  { label: 'Cartoon', prompt: 'Turn it into a cartoon' },
];

const canCutOut = (state: EditorState): boolean => layerToCutOut(state) !== null;

const FeatureButtons = () => {
  const { edit, cutOut } = useAi();
  const hasLayer = useEditor(canCutOut);
  const hintId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const ask = (prompt: string) => () => {
    setAnchor(null);
    void edit.request(prompt, '');
  };
  return (
    <Section title="One-click edits">
      <Features>
        <Button
          disabled={edit.running}
          startIcon={<WandSparkles size={16} aria-hidden />}
          onClick={ask(AUTO_ENHANCE)}
        >
          Auto Enhance
        </Button>
        <Button
          disabled={edit.running}
          startIcon={<SunMedium size={16} aria-hidden />}
          onClick={ask(COLOR_CORRECTION)}
        >
          Color Correction
        </Button>
        <Button
          disabled={edit.running}
          aria-haspopup="menu"
          startIcon={<Palette size={16} aria-hidden />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Style Transfer
        </Button>
        <Button
          disabled={edit.running || !hasLayer}
          aria-describedby={hasLayer ? undefined : hintId}
          startIcon={<Scissors size={16} aria-hidden />}
          onClick={() => void cutOut()}
        >
          Cut Out Layer
        </Button>
      </Features>
      {hasLayer ? null : (
        <Typography id={hintId} variant="caption" color="textSecondary">
          To cut a layer out, select one image that is not locked.
        </Typography>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {STYLES.map(({ label, prompt }) => (
          <MenuItem key={label} onClick={ask(prompt)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Section>
  );
};

const hasArea = ({ aiMask }: EditorState): boolean => aiMask.length > 0;
const hasOneLayer = ({ selection }: EditorState): boolean => selection.size === 1;

/** Returns a function that takes the brush for the area of the next edit. On a phone it makes room for the canvas. */
const usePaintArea = (): (() => void) => {
  const { editor } = useEditing();
  const change = useSetAtom(changeChromeAtom);
  return () => {
    change({ sheet: 'closed' });
    editor.configure({ mask: { ...editor.state.settings.mask, target: 'ai', erasing: false } });
    editor.take('mask-brush');
  };
};

/** The area in which the next edit may change the picture. */
const AreaSection = () => {
  const { editor } = useEditing();
  const paintArea = usePaintArea();
  const { isLayerOnly, setLayerOnly } = useAi();
  const tool = useEditor(toolIn);
  const isPainted = useEditor(hasArea);
  const canBeLayer = useEditor(hasOneLayer);
  return (
    <Section title="Area of the edit">
      {tool.id === 'mask-brush' ? (
        <MaskSettings placement="panel" />
      ) : (
        <>
          <Typography variant="caption" color="textSecondary">
            {isPainted
              ? 'Only the painted area changes. What lies outside stays as it is.'
              : 'The whole image may change.'}
          </Typography>
          <ButtonRow>
            <Button size="small" startIcon={<MaskIcon size={16} aria-hidden />} onClick={paintArea}>
              Paint Area
            </Button>
            {isPainted ? (
              <Button size="small" onClick={editor.clearAiMask}>
                Clear Area
              </Button>
            ) : null}
          </ButtonRow>
        </>
      )}
      {isPainted ? null : (
        <FormControlLabel
          label="Only the selected layer"
          slotProps={{ typography: { variant: 'body2' } }}
          disabled={!canBeLayer}
          sx={{ '@media (pointer: coarse)': { minHeight: 44 } }}
          control={<Checkbox checked={isLayerOnly} onChange={(_, next) => setLayerOnly(next)} />}
        />
      )}
    </Section>
  );
};

/** The prompt of the link that led here. It is forgotten, so that the panel does not begin with it once more. */
const useStartPrompt = (): string | undefined => {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const prompt = startPromptIn(state);
  useEffect(() => {
    if (prompt !== undefined) void navigate('.', { replace: true, state: null });
  }, [prompt, navigate]);
  return prompt;
};

/** AI edits: requests them, limits them to an area, and shows their results. */
export const AiPanel = () => {
  const { image } = useEditing();
  const { edit, jobs, versions, look, isLayerOnly } = useAi();
  const isPainted = useEditor(hasArea);
  const isOneLayer = useEditor(hasOneLayer);
  const paintArea = usePaintArea();
  const linkedPrompt = useStartPrompt();
  const [typed, setTyped] = useAtom(typedPromptAtom);
  const typedPrompt = typed?.imageUid === image.uid ? typed.prompt : undefined;
  return (
    <PaintAreaContext value={paintArea}>
      <Body>
        <AiEditForm
          imageUid={image.uid}
          versionId={image.current.id}
          edit={edit}
          startPrompt={linkedPrompt ?? typedPrompt}
          onPrompt={(prompt) => setTyped({ imageUid: image.uid, prompt })}
          isMasked={isPainted || (isLayerOnly && isOneLayer)}
        />
        <AreaSection />
        <FeatureButtons />
        <EditResults
          imageUid={image.uid}
          jobs={jobs.filter(({ id }) => id !== edit.failedId)}
          versionIds={new Set(versions.map(({ id }) => id))}
          busy={edit.running}
          onShow={look}
          onRerun={(jobId) => void edit.rerun(jobId)}
        />
      </Body>
    </PaintAreaContext>
  );
};
