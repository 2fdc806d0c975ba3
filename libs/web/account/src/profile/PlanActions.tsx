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
import { SelectField, useLeaveSite, useToasts } from '@safelight/web-ui';
import { useState } from 'react';

type Billing = CurrentPlan_UserFragment['billing'];

const AMOUNTS = ['20', '40', '100', '200'] as const;
type Amount = (typeof AMOUNTS)[number];

const OPTIONS = AMOUNTS.map((value) => ({
  value,
  label: `${value} edits for ${dollars(Number(value) * unitPriceCents('extra_edits'))}`,
}));

interface ExtraEditsProps {
  readonly isBusy: boolean;
  readonly onBuy: (quantity: number) => void;
}

const ExtraEdits = ({ isBusy, onBuy }: ExtraEditsProps) => {
  const [amount, setAmount] = useState<Amount>('40');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1 }}>
      <SelectField label="Extra edits" value={amount} options={OPTIONS} onValue={setAmount} />
      <Button disabled={isBusy} onClick={() => onBuy(Number(amount))}>
        Buy
      </Button>
    </Box>
  );
};

/** The buttons to manage a plan that was bought. */
export const PlanActions = ({ billing }: { readonly billing: Billing }) => {
  const toasts = useToasts();
  const { isLeaving, leave } = useLeaveSite();
  const [openPortal, portal] = useMutation(OpenBillingPortalDocument);
  const [buyExtra, purchase] = useMutation(BuyExtraEditsDocument);
  const [setRenewal, renewal] = useMutation(SetRenewalDocument, { refetchQueries: [ProfileDocument] });
  const isBusy = isLeaving || portal.loading || purchase.loading || renewal.loading;
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
            isBusy={isBusy}
            onBuy={(quantity) => {
              trying(async () => {
                leave(dataOf((await buyExtra({ variables: { quantity } })).data).startCheckout);
              });
            }}
          />
          <Button
            disabled={isBusy}
            sx={{ justifySelf: 'start' }}
            onClick={() => trying(() => setRenewal({ variables: { renews: !renews } }))}
          >
            {renews ? 'End with This Month' : `Keep ${planDisplayOf(billing.plan).name}`}
          </Button>
        </>
      )}
      {billing.canManage ? (
        <Button
          disabled={isBusy}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            trying(async () => {
              leave(dataOf((await openPortal()).data).openBillingPortal);
            });
          }}
        >
          Manage Billing
        </Button>
      ) : null}
    </>
  );
};
