import { registerEnumType } from 'type-graphql';
import type { PlanId } from '@safelight/rules';

/** The plans under the names that they have in the REST facade and on the screens too: in lower case. */
export const PlanIdEnum = {
  free: 'free',
  starter_pack: 'starter_pack',
  regular_pack: 'regular_pack',
  bulk_pack: 'bulk_pack',
  pro_subscription: 'pro_subscription',
} as const satisfies { readonly [Id in PlanId]: Id };

registerEnumType(PlanIdEnum, {
  name: 'PlanId',
  description: 'The plan of an account.',
  valuesConfig: {
    free: { description: 'The plan of every new account.' },
    starter_pack: { description: 'The smallest pack of edits, paid once.' },
    regular_pack: { description: 'The middle pack of edits, paid once.' },
    bulk_pack: { description: 'The largest pack of edits, paid once.' },
    pro_subscription: { description: 'The monthly subscription.' },
  },
});
