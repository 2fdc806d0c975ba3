import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { unableTo } from '@safelight/rules';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PaintAreaLink } from '../paint-area/PaintAreaLink.tsx';
import { PossibleEdits } from '../PossibleEdits.tsx';
import { Unfolding } from './Unfolding.tsx';
import type { Plan } from './use-edit-plan.ts';

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  ...theme.typography.body2,
  overflowWrap: 'anywhere',
  '& > div': { display: 'flex', gap: theme.spacing(1) },
  '& svg': { flex: 'none', marginTop: 3, color: theme.vars.palette.text.secondary },
  '& [data-tone="done"] > svg': { color: theme.vars.palette.success.main },
  '& b': { fontWeight: 600 },
}));

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

interface RowProps {
  readonly tone: 'done' | 'undone';
  readonly children: ReactNode;
}

const Row = ({ tone, children }: RowProps) => (
  <div data-tone={tone}>
    {tone === 'done' ? <Check size={16} aria-hidden /> : <X size={16} aria-hidden />}
    <span>{children}</span>
  </div>
);

/** What would be done and what would not, in words. */
const PlanText = ({ plan }: { readonly plan: Plan }) => {
  const { steps, notDone, hints } = plan;
  return (
    <Rows>
      {steps.length === 0 ? (
        <Row tone="undone">{unableTo(notDone)}</Row>
      ) : (
        <Row tone="done">
          <b>Will do:</b> {steps.map(capitalized).join(' · ')}
        </Row>
      )}
      {steps.length === 0 || notDone.length === 0 ? null : (
        <Row tone="undone">
          <b>Won’t do:</b> {notDone.map(capitalized).join(', ')}
        </Row>
      )}
      {hints.length === 0 ? null : (
        <Typography variant="caption" color="textSecondary" sx={{ pl: 3 }}>
          {hints.join(' ')}
        </Typography>
      )}
    </Rows>
  );
};

interface PlanViewProps {
  /** The plan of the prompt; null if none is known. */
  readonly plan: Plan | null;
  /** The picture; null for several, which cannot be painted on. */
  readonly imageUid: string | null;
  readonly prompt: string;
  readonly disabled: boolean;
  /** Called with the prompt of a possible edit that was chosen. */
  readonly onIdea: (prompt: string) => void;
}

/** Shows what would come of an edit; for one that would be refused, edits that are possible. */
export const PlanView = ({ plan, imageUid, prompt, disabled, onIdea }: PlanViewProps) => (
  <Unfolding>
    <Box aria-live="polite" aria-atomic sx={plan === null ? {} : { pt: 1.5 }}>
      {plan === null ? null : <PlanText plan={plan} />}
    </Box>
    {plan === null || imageUid === null ? null : (
      <Box sx={{ pl: 3, '&:not(:empty)': { pt: 1 } }}>
        <PaintAreaLink text={plan.hints.join(' ')} imageUid={imageUid} prompt={prompt} />
      </Box>
    )}
    {plan === null || plan.nearest.length === 0 ? null : (
      <Box sx={{ display: 'grid', gap: 0.75, pt: 1.5, pb: 0.5 }}>
        <Typography variant="caption" color="textSecondary" aria-hidden>
          What can be done
        </Typography>
        <PossibleEdits prompts={plan.nearest} disabled={disabled} onChoose={onIdea} />
      </Box>
    )}
  </Unfolding>
);
