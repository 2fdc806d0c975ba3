import { useFragment } from '@apollo/client/react';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { saleItemName, TEXTS } from '@safelight/rules';
import {
  type Receipts_UserFragment,
  Receipts_UserFragmentDoc,
  ReceiptsPageDocument,
} from '@safelight/web-data';
import { formatDate } from '@safelight/web-ui';
import { itemOf } from './item-of.ts';
import { ProfilePanel, type ProfileUser } from './ProfilePanel.tsx';
import { ShowMorePages } from './ShowMorePages.tsx';

type Receipt = Receipts_UserFragment['receipts']['nodes'][number];

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 2),
    paddingBlock: theme.spacing(1.25),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 'none', paddingTop: 0 },
}));

const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/** Returns whether the payment was refunded or charged back, as text. */
const stateOf = ({ refundedCents, isTakenBack, currency }: Receipt): string => {
  if (refundedCents > 0) return ` (${money(refundedCents, currency)} refunded)`;
  return isTakenBack ? ' (disputed)' : '';
};

const Row = ({ receipt }: { readonly receipt: Receipt }) => {
  const { item, quantity, paidAt, amountCents, currency, receiptUrl } = receipt;
  const name = saleItemName(itemOf(item));
  const shown = quantity === 1 ? name : `${quantity} ${name.toLowerCase()}`;
  return (
    <li>
      <span>
        {formatDate(paidAt)}: {shown}
      </span>
      <span>
        {money(amountCents, currency)}
        {stateOf(receipt)}{' '}
        {receiptUrl === null ? null : (
          <Link href={receiptUrl} target="_blank" rel="noreferrer" aria-label={`Receipt for ${shown}`}>
            Receipt
          </Link>
        )}
      </span>
    </li>
  );
};

/** The person's payments, the latest first; renders nothing when there are none. */
export const Receipts = ({ user }: { readonly user: ProfileUser }) => {
  const { data, complete } = useFragment({ fragment: Receipts_UserFragmentDoc, from: user });
  if (!complete || data.receipts.nodes.length === 0) return null;
  const { nodes, pageInfo } = data.receipts;
  return (
    <ProfilePanel title="Receipts">
      <List aria-label="Receipts">
        {nodes.map((receipt) => (
          <Row key={receipt.id} receipt={receipt} />
        ))}
      </List>
      <ShowMorePages page={pageInfo} failed={TEXTS.account.receiptsFailed} query={ReceiptsPageDocument} />
    </ProfilePanel>
  );
};
