import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type PlanOffer, priceText } from '@safelight/rules';
import { Panel } from '@safelight/web-ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router';

interface PlanCardProps {
  readonly offer: PlanOffer;
  /** True for the plan that the signed-in person has. */
  readonly isCurrent: boolean;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const Choose = ({ offer, isCurrent }: PlanCardProps) => {
  if (isCurrent) return <Button disabled>Current Plan</Button>;
  if (offer.priceUsd > 0) return <Button disabled>Coming Soon</Button>;
  return (
    <Button component={Link} to="/signup" variant="contained" color="primary">
      Get Started Free
    </Button>
  );
};

/** One plan: its price, what comes with it, and the way to it. */
export const PlanCard = ({ offer, isCurrent }: PlanCardProps) => (
  <Panel as="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5 }}>
    <Box sx={{ minHeight: 24, display: 'flex', gap: 1 }}>
      {offer.popular ? <Chip size="small" color="primary" label="Most Popular" /> : null}
      {isCurrent ? <Chip size="small" variant="outlined" label="Current Plan" /> : null}
    </Box>
    <Typography variant="h3" component="h2">
      {offer.name}
    </Typography>
    <Typography variant="h2" component="p">
      {priceText(offer)}
    </Typography>
    <Typography variant="body2">
      {plural(offer.editsIncluded, 'edit')} included
      {offer.billingCycle === null ? '' : ` per ${offer.billingCycle}`}
      {offer.effectiveCostPerEditUsd > 0 ? (
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
          ${offer.effectiveCostPerEditUsd.toFixed(2)} per edit
        </Typography>
      ) : null}
    </Typography>
    <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
      {offer.features.map((feature) => (
        <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
          <Check size={16} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
          {feature}
        </Box>
      ))}
    </Box>
    {offer.extraEditPriceUsd === null ? null : (
      <Typography variant="caption" color="textSecondary">
        Extra edits: ${offer.extraEditPriceUsd.toFixed(2)} each
      </Typography>
    )}
    <Box sx={{ mt: 'auto', pt: 1, display: 'grid' }}>
      <Choose offer={offer} isCurrent={isCurrent} />
    </Box>
  </Panel>
);
