import { useMutation, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { NEW_USER_CREDITS, PLAN_OFFERS, priceText, TAKE_BACK } from '@safelight/rules';
import {
  dataOf,
  plainMessageOf,
  PlansDocument,
  type SaleItem,
  StartCheckoutDocument,
} from '@safelight/web-data';
import { usePlan, useSession } from '@safelight/web-session';
import {
  formatCountOf,
  Notice,
  Page,
  PageHeading,
  Panel,
  useLeaveSite,
  usePageTitle,
  useToasts,
} from '@safelight/web-ui';
import { Check } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { type Question, Questions } from '../help/Questions.tsx';
import { ChoosePlan, type ChoosePlanProps } from './ChoosePlan.tsx';

/** Frequent questions about plans (spec: accounts §9 "Pricing FAQ claims"). */
const PRICING_QUESTIONS: readonly Question[] = [
  {
    question: 'What does an edit cost?',
    answer: 'One credit. If the edit fails or you cancel it, the credit comes back.',
  },
  {
    question: 'What if an edit is not what I asked for?',
    answer:
      `If the built-in editor made it, choose Not What I Asked For under the result within ${TAKE_BACK.withinHours} hours. ` +
      `The result is deleted and the credit comes back, up to ${TAKE_BACK.maxEdits} times in ${TAKE_BACK.perDays} days.`,
  },
  {
    question: 'Can I make more edits than my plan includes?',
    answer:
      'Yes, for as long as you have credits. ' +
      `Every verified account starts with ${NEW_USER_CREDITS} of them, and a plan that you buy adds the edits that it includes.`,
  },
  { question: 'Do credits expire?', answer: 'Credits of a one-time pack do not expire.' },
  {
    question: 'What happens to credits I do not use on Pro?',
    answer: 'They stay for one more month, and are used before new ones.',
  },
  {
    question: 'Can I get my money back?',
    answer: 'Yes: within 30 days of buying any paid plan. Write to us from the contact page.',
  },
  {
    question: 'What happens when I downgrade?',
    answer: 'You keep what you paid for until the next billing cycle, when the smaller plan begins.',
  },
  {
    question: 'How large can an image be?',
    answer: 'Up to 10 MB on Free Trial, Starter Pack and Regular Pack, 25 MB on Bulk Pack and 50 MB on Pro.',
  },
  {
    question: 'When can I buy a plan?',
    answer: 'At once, unless it is marked Coming Soon. The credits of a new account are free.',
  },
  {
    question: 'What if money goes back after I spent the credits?',
    answer:
      'The credits are taken back all the same. What is missing is settled by the credits you get next.',
  },
];

/** The card of one plan: its price, what it includes, and the button to choose it. */
const PlanCard = (props: ChoosePlanProps) => {
  const { plan, isCurrent } = props;
  return (
    <Panel as="li" sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, p: 2.5 }}>
      <Box
        // Cards side by side keep a line for badges, so that their names align; stacked cards do not need it.
        sx={{ minHeight: 24, display: 'flex', gap: 1, '&:empty': { display: { xs: 'none', sm: 'flex' } } }}
      >
        {plan.popular ? <Chip size="small" label="Most Popular" /> : null}
        {isCurrent ? <Chip size="small" variant="outlined" label="Current Plan" /> : null}
      </Box>
      <Typography variant="h3" component="h2">
        {plan.name}
      </Typography>
      <Typography variant="h2" component="p">
        {priceText(plan)}
      </Typography>
      <Typography variant="body2" component="div">
        {formatCountOf(plan.editsIncluded, 'edit')} included
        {plan.billingCycle === null ? '' : ` per ${plan.billingCycle}`}
        <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
          {plan.effectiveCostPerEditUsd > 0
            ? `$${plan.effectiveCostPerEditUsd.toFixed(2)} per edit`
            : `${NEW_USER_CREDITS} credits to start with`}
        </Typography>
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

const BLURBS = [
  {
    title: 'One credit, one edit',
    text: 'A credit is taken when an edit succeeds, and comes back when it fails.',
  },
  { title: 'Hosting is free', text: 'Links to your images keep working whatever plan you are on.' },
  { title: 'Yours in full', text: 'Download the original at any time, just as you uploaded it.' },
] as const;

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, 1fr)', lg: 'repeat(5, 1fr)' },
  // On tablets a row of three cards and a row of two, which are both as wide as the page.
  '& > li': { gridColumn: { sm: 'span 2', lg: 'auto' } },
  '& > li:nth-last-of-type(-n + 2)': { gridColumn: { sm: 'span 3', lg: 'auto' } },
} as const;

interface PricingScreenProps {
  /** Opens the payment page. By default this is `window.location.assign`. */
  readonly leaveFor?: (url: string) => void;
}

/**
 * The screen at /pricing. The plans come from the table that the server uses too, so they are shown without
 * waiting.
 */
export const PricingScreen = ({ leaveFor }: PricingScreenProps) => {
  usePageTitle('Pricing');
  const { status } = useSession();
  const toasts = useToasts();
  const [search] = useSearchParams();
  const { data } = useQuery(PlansDocument, { fetchPolicy: 'cache-and-network' });
  const [start, { loading }] = useMutation(StartCheckoutDocument);
  const { isLeaving, leave } = useLeaveSite(leaveFor);
  const known = usePlan();
  const isSignedIn = status === 'signed-in';
  const current = data?.me?.subscription ?? known;

  const buy = async (id: string): Promise<void> => {
    try {
      const item = id.toUpperCase() as SaleItem;
      leave(dataOf((await start({ variables: { item, quantity: 1 } })).data).startCheckout);
    } catch (error) {
      toasts.error(plainMessageOf(error));
    }
  };

  return (
    <Page>
      <PageHeading
        title="Pricing"
        hint={`Every verified account starts with ${NEW_USER_CREDITS} credits to edit with.`}
      />
      {search.get('checkout') === 'cancelled' ? (
        <Box sx={{ mb: 3 }}>
          <Notice tone="success">You left the payment. Nothing was charged.</Notice>
        </Box>
      ) : null}
      <Box component="ul" aria-label="Plans" sx={GRID}>
        {(data?.plans ?? PLAN_OFFERS).map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isCurrent={isSignedIn && plan.id === current}
            isSignedIn={isSignedIn}
            isBusy={loading || isLeaving}
            onBuy={() => void buy(plan.id)}
          />
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
