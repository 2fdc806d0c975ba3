import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { needOtherPicture, NEEDS_OTHER_PICTURE, unableTo } from '@safelight/rules';
import { Check, ImagePlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PaintAreaLink } from '../paint-area/PaintAreaLink.tsx';
import { PossibleEdits } from '../PossibleEdits.tsx';
import { Unfolding } from './Unfolding.tsx';
import { needsPicture, type Plan } from './use-edit-plan.ts';

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

/** What a row says of a wish: that it is done, that it needs another picture, or that it is not done. */
const ICONS = { done: Check, needed: ImagePlus, undone: X };

interface RowProps {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
}

const Row = ({ tone, children }: RowProps) => {
  const Icon = ICONS[tone];
  return (
    <div data-tone={tone}>
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </div>
  );
};

/** What would be done, what needs another picture and what would not be done, in words. */
const PlanText = ({ plan }: { readonly plan: Plan }) => {
  const { steps, needsReference, notDone, hints } = plan;
  const isUnable = steps.length + needsReference.length === 0;
  return (
    <Rows>
      {isUnable ? <Row tone="undone">{unableTo(notDone)}</Row> : null}
      {steps.length === 0 ? null : (
        <Row tone="done">
          <b>Will do:</b> {steps.map(capitalized).join(' · ')}
        </Row>
      )}
      {needsReference.length === 0 ? null : (
        <Row tone="needed">
          {needsPicture(plan) ? NEEDS_OTHER_PICTURE : capitalized(needOtherPicture(needsReference))}
        </Row>
      )}
      {isUnable || notDone.length === 0 ? null : (
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
  /** Whether the plan is that of an earlier text of the prompt. It is then dimmed. */
  readonly isStale: boolean;
  /** The picture; null for several, which cannot be painted on. */
  readonly imageUid: string | null;
  readonly prompt: string;
  readonly disabled: boolean;
  /** Called with the prompt of a possible edit that was chosen. */
  readonly onIdea: (prompt: string) => void;
}

/** Shows what would come of an edit; for one that would be refused, edits that are possible. */
export const PlanView = ({ plan, isStale, imageUid, prompt, disabled, onIdea }: PlanViewProps) => (
  <Unfolding>
    <Box
      aria-live="polite"
      aria-atomic
      sx={{ pt: plan === null ? 0 : 1.5, opacity: isStale ? 0.5 : 1, transition: 'opacity 160ms ease-out' }}
    >
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
