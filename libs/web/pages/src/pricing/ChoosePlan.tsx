import Button from '@mui/material/Button';
import { TEXTS } from '@safelight/rules';
import type { PlansQuery } from '@safelight/web-data';
import { Link } from 'react-router';

type ShownPlan = Omit<PlansQuery['plans'][number], '__typename' | 'isForSale'> & {
  /** Whether the plan is for sale; undefined until the server has answered. */
  readonly isForSale?: boolean | undefined;
};

export interface ChoosePlanProps {
  readonly plan: ShownPlan;
  /** Whether this is the signed-in person's current plan. */
  readonly isCurrent: boolean;
  readonly isSignedIn: boolean;
  readonly isBusy: boolean;
  readonly onBuy: () => void;
}

/** The address of the sign-up, which returns to the plans afterwards. */
const SIGN_UP = { pathname: '/signup', search: '?next=%2Fpricing' } as const;

/**
 * The style of the main button of the page: that of the free plan for visitors, and of the popular plan for
 * people with an account.
 */
const MAIN = { variant: 'contained', color: 'primary' } as const;

const Buy = ({ text, plan, isSignedIn, isBusy, onBuy }: ChoosePlanProps & { readonly text: string }) => {
  const look = plan.popular && isSignedIn ? MAIN : {};
  if (isSignedIn)
    return (
      <Button {...look} disabled={isBusy} onClick={onBuy}>
        {text}
      </Button>
    );
  return (
    <Button {...look} component={Link} to={SIGN_UP}>
      {text}
    </Button>
  );
};

/** The button that buys a plan, or that opens the page where it can be bought. */
export const ChoosePlan = (props: ChoosePlanProps) => {
  const { plan, isCurrent, isSignedIn } = props;
  const isPack = plan.billingCycle === null;
  if (isCurrent)
    return (
      <>
        <Button disabled>Current Plan</Button>
        {isPack && plan.isForSale === true ? <Buy {...props} text="Buy Again" /> : null}
      </>
    );
  if (plan.priceUsd === 0)
    return (
      <Button component={Link} to={isSignedIn ? '/upload' : '/signup'} {...(isSignedIn ? {} : MAIN)}>
        Get Started Free
      </Button>
    );
  if (plan.isForSale === true) return <Buy {...props} text={isPack ? `Buy ${plan.name}` : 'Subscribe'} />;
  return (
    <Button disabled loading={plan.isForSale === undefined}>
      {TEXTS.billing.comingSoon}
    </Button>
  );
};
