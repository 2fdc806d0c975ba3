import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { PlanType } from './plan.type.ts';

@Resolver(() => PlanType)
export class PlanResolver {
  @Query(() => [PlanType], { description: 'All plans, for anyone to read.' })
  plans(@Ctx() { useCases }: GraphqlContext): readonly PlanType[] {
    return useCases.listPlans();
  }
}
