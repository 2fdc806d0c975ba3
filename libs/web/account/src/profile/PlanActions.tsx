import { useMutation } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { dollars, planDisplayOf, unitPriceCents } from '@safelight/rules';
import {
  BuyExtraEditsDocument,
  type CurrentPlan_UserFragment,
  dataOf,
  plainMessageOf,
  OpenBillingPortalDocument,
  ProfileDocument,
  SetRenewalDocument,
} from '@safelight/web-data';
import { SelectField, useToasts } from '@safelight/web-ui';
import { useState } from 'react';

type Billing = CurrentPlan_UserFragment['billing'];

export interface PlanActionsProps {
  readonly billing: Billing;
  /** Opens a page of the payment service. */
  readonly leaveFor: (url: string) => void;
}

const AMOUNTS = ['20', '40', '100', '200'] as const;
type Amount = (typeof AMOUNTS)[number];

const OPTIONS = AMOUNTS.map((value) => ({
  value,
  label: `${value} edits for ${dollars(Number(value) * unitPriceCents('extra_edits'))}`,
}));

const ExtraEdits = ({ onBuy }: { readonly onBuy: (quantity: number) => void }) => {
  const [amount, setAmount] = useState<Amount>('40');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
      <SelectField label="Extra edits" value={amount} options={OPTIONS} onValue={setAmount} />
      <Button onClick={() => onBuy(Number(amount))}>Buy</Button>
    </Box>
  );
};

/** The buttons to manage a plan that was bought. */
export const PlanActions = ({ billing, leaveFor }: PlanActionsProps) => {
  const toasts = useToasts();
  const [openPortal] = useMutation(OpenBillingPortalDocument);
  const [buyExtra] = useMutation(BuyExtraEditsDocument);
  const [setRenewal] = useMutation(SetRenewalDocument, { refetchQueries: [ProfileDocument] });
  const trying = (work: () => Promise<unknown>): void => {
    work().catch((error: unknown) => {
      toasts.error(plainMessageOf(error));
    });
  };
  const renews = billing.next === billing.plan;
  return (
    <>
      {billing.next === null ? null : (
        <>
          <ExtraEdits
            onBuy={(quantity) => {
              trying(async () => {
                leaveFor(dataOf((await buyExtra({ variables: { quantity } })).data).startCheckout);
              });
            }}
          />
          <Button
            sx={{ justifySelf: 'start' }}
            onClick={() => trying(() => setRenewal({ variables: { renews: !renews } }))}
          >
            {renews ? 'End with This Month' : `Keep ${planDisplayOf(billing.plan).name}`}
          </Button>
        </>
      )}
      {billing.canManage ? (
        <Button
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            trying(async () => {
              leaveFor(dataOf((await openPortal()).data).openBillingPortal);
            });
          }}
        >
          Manage Billing
        </Button>
      ) : null}
    </>
  );
};
