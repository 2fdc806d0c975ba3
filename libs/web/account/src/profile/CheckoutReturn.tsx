import { useMutation } from '@apollo/client/react';
import { styled } from '@mui/material/styles';
import { type SaleItem, saleItemName } from '@safelight/rules';
import { ConfirmCheckoutDocument, plainMessageOf } from '@safelight/web-data';
import { LoadingState, Notice } from '@safelight/web-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { itemOf } from './item-of.ts';

const Stacked = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const LATER =
  'Your payment is not confirmed yet. What you bought appears here as soon as it is; you need not pay again.';

const perMonth = (item: SaleItem): string => (item === 'pro_subscription' ? ' a month' : '');

const thanks = (item: SaleItem, credits: number): string =>
  `Thank you! ${saleItemName(item)}: ${credits} credits${perMonth(item)}.`;

/**
 * The message after a person returns from the payment. It asks the server to check the payment immediately,
 * before the payment service reports it. The content below is loaded afterwards, so that it includes the
 * purchase.
 */
export const CheckoutReturn = ({ children }: { readonly children: ReactNode }) => {
  const [search] = useSearchParams();
  const id = search.get('checkout');
  const asked = useRef<string | null>(null);
  const [confirm, { data, error }] = useMutation(ConfirmCheckoutDocument);
  useEffect(() => {
    if (id === null || asked.current === id) return;
    asked.current = id;
    confirm({ variables: { id } }).catch(() => undefined);
  }, [id, confirm]);
  if (id === null) return children;
  if (error !== undefined)
    return (
      <Stacked>
        <Notice tone="danger">{plainMessageOf(error)}</Notice>
        {children}
      </Stacked>
    );
  if (data === undefined || data === null) return <LoadingState text="Checking your payment..." />;
  const bought = data.confirmCheckout;
  return (
    <Stacked>
      <Notice tone="success">{bought === null ? LATER : thanks(itemOf(bought.item), bought.credits)}</Notice>
      {children}
    </Stacked>
  );
};
