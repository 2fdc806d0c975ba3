import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { NEW_USER_CREDITS, PLAN_OFFERS } from '@safelight/rules';
import { usePlan, useSession } from '@safelight/web-session';
import { Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { Link } from 'react-router';
import { Questions } from '../help/Questions.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PRICING_QUESTIONS } from './pricing-questions.ts';

const BLURBS = [
  {
    title: 'One credit, one edit',
    text: 'A credit is taken when an edit succeeds, and comes back when it fails.',
  },
  { title: 'Hosting is free', text: 'Links to your pictures keep working whatever plan you are on.' },
  { title: 'Yours in full', text: 'Download the original at any time, just as you uploaded it.' },
] as const;

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(5, 1fr)' },
} as const;

/** /pricing */
export const PricingScreen = () => {
  usePageTitle('Pricing');
  const { status } = useSession();
  const plan = usePlan();
  return (
    <Page>
      <PageHeading
        title="Pricing"
        hint={`Every verified account starts with ${NEW_USER_CREDITS} credits to edit with.`}
      />
      <Box component="ul" aria-label="Plans" sx={GRID}>
        {PLAN_OFFERS.map((offer) => (
          <PlanCard key={offer.id} offer={offer} isCurrent={status === 'signed-in' && offer.id === plan} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, mt: 8, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {BLURBS.map(({ title, text }) => (
          <div key={title}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.75 }}>
              {text}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="h2" sx={{ mt: 8, mb: 2 }}>
        Questions about pricing
      </Typography>
      <Questions questions={PRICING_QUESTIONS} />
      {status === 'signed-out' ? (
        <Button component={Link} to="/signup" size="large" sx={{ mt: 4 }}>
          Get Started Free
        </Button>
      ) : null}
    </Page>
  );
};
