import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { SaleItem } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { BillingType, presentReceipt, ReceiptType, SaleItemEnum } from './billing.types.ts';
import { PlanType } from './plan.type.ts';

/** Buying plans and credits, and managing the payments; by session only. */
@Resolver()
export class BillingResolver {
  @Mutation(() => String, {
    description:
      'Starts a payment and returns the address of the page to pay on. Errors: NOT_FOR_SALE where payments are not ' +
      'set up; RATE_LIMITED after 20 in an hour.',
  })
  async startCheckout(
    @Arg('item', () => SaleItemEnum, { description: 'What to buy.' }) item: SaleItem,
    @Arg('quantity', () => Int, {
      defaultValue: 1,
      description: 'How many to buy: from 4 to 1,000 of EXTRA_EDITS, 1 of any other item.',
    })
    quantity: number,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    return (await useCases.startCheckout(await viewer(), { item, quantity })).url;
  }

  @Mutation(() => ReceiptType, {
    nullable: true,
    description:
      'The receipt of a payment, for the page that the person returns to; null while it is not paid. Error: ' +
      'RATE_LIMITED after 60 in an hour.',
  })
  async confirmCheckout(
    @Arg('id', () => ID, { description: 'The id of the payment, from the address of the page.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ReceiptType | null> {
    const purchase = await useCases.confirmCheckout(await viewer(), id);
    return purchase === null ? null : presentReceipt(purchase);
  }

  @Mutation(() => String, {
    description:
      'Returns the address of the page for managing cards and invoices. Error: RATE_LIMITED after 20 in an hour.',
  })
  async openBillingPortal(@Ctx() { useCases, viewer }: GraphqlContext): Promise<string> {
    return (await useCases.openBillingPortal(await viewer())).url;
  }

  @Mutation(() => BillingType, {
    description:
      'Lets the subscription renew, or end with the period that is paid for. Error: RATE_LIMITED after 20 in an hour.',
  })
  async setRenewal(
    @Arg('renews', () => Boolean, {
      description: 'True lets the subscription renew; false lets it end with the period that is paid for.',
    })
    renews: boolean,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<BillingType> {
    return useCases.setRenewal(await viewer(), renews);
  }
}

@Resolver(() => PlanType)
export class PlanResolver {
  @Query(() => [PlanType], { description: 'All plans, for anyone to read.' })
  plans(@Ctx() { useCases }: GraphqlContext): readonly PlanType[] {
    return useCases.listPlans();
  }
}
