import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { SaleItem } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { BillingType, presentReceipt, ReceiptType, SaleItemEnum } from './billing.types.ts';

/** Buying, and what is there to manage of it; by session only. */
@Resolver()
export class BillingResolver {
  @Mutation(() => String, {
    description: 'Begins the payment of something; the address to pay at. NOT_FOR_SALE where nothing is sold',
  })
  async startCheckout(
    @Arg('item', () => SaleItemEnum) item: SaleItem,
    @Arg('quantity', () => Int, {
      defaultValue: 1,
      description: 'More than 1 of EXTRA_EDITS only: 4 to 1,000',
    })
    quantity: number,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    return (await useCases.startCheckout(await viewer(), { item, quantity })).url;
  }

  @Mutation(() => ReceiptType, {
    nullable: true,
    description: 'What a checkout was that the person comes back from; null while it is not paid',
  })
  async confirmCheckout(
    @Arg('id', () => ID) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ReceiptType | null> {
    const purchase = await useCases.confirmCheckout(await viewer(), id);
    return purchase === null ? null : presentReceipt(purchase);
  }

  @Mutation(() => String, { description: 'The address where cards and invoices are managed' })
  async openBillingPortal(@Ctx() { useCases, viewer }: GraphqlContext): Promise<string> {
    return (await useCases.openBillingPortal(await viewer())).url;
  }

  @Mutation(() => BillingType, {
    description:
      'Lets the subscription renew, or end with its period: until then all that was paid for stays',
  })
  async setRenewal(
    @Arg('renews', () => Boolean) renews: boolean,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<BillingType> {
    return useCases.setRenewal(await viewer(), renews);
  }
}
