import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { priceText } from '@safelight/rules';
import { Panel } from '@safelight/web-ui';
import { Check } from 'lucide-react';
import { ChoosePlan, type ChoosePlanProps } from './ChoosePlan.tsx';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** One plan: its price, what it includes, and the button to choose it. */
export const PlanCard = (props: ChoosePlanProps) => {
  const { plan, isCurrent } = props;
  return (
    <Panel as="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5 }}>
      <Box
        // Below each other, cards without a badge need no line for one.
        sx={{ minHeight: 24, display: 'flex', gap: 1, '&:empty': { display: { xs: 'none', sm: 'flex' } } }}
      >
        {plan.popular ? <Chip size="small" color="primary" label="Most Popular" /> : null}
        {isCurrent ? <Chip size="small" variant="outlined" label="Current Plan" /> : null}
      </Box>
      <Typography variant="h3" component="h2">
        {plan.name}
      </Typography>
      <Typography variant="h2" component="p">
        {priceText(plan)}
      </Typography>
      <Typography variant="body2">
        {plural(plan.editsIncluded, 'edit')} included
        {plan.billingCycle === null ? '' : ` per ${plan.billingCycle}`}
        {plan.effectiveCostPerEditUsd > 0 ? (
          <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
            ${plan.effectiveCostPerEditUsd.toFixed(2)} per edit
          </Typography>
        ) : null}
      </Typography>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}
      >
        {plan.features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <Check size={16} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
            {feature}
          </Box>
        ))}
      </Box>
      {plan.extraEditPriceUsd === null ? null : (
        <Typography variant="caption" color="textSecondary">
          Extra edits: ${plan.extraEditPriceUsd.toFixed(2)} each
        </Typography>
      )}
      <Box sx={{ mt: 'auto', pt: 1, display: 'grid', gap: 1 }}>
        <ChoosePlan {...props} />
      </Box>
    </Panel>
  );
};
