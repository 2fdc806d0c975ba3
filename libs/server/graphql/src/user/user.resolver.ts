import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { presentUser, UserType } from './user.type.ts';

/** Reads the viewer's account after a change. */
export const ownUser = async ({ useCases, viewer }: GraphqlContext): Promise<UserType> => {
  const user = await useCases.getAccount(await viewer());
  if (user === null) throw new DomainError('UNAUTHENTICATED', TEXTS.generic.authenticationFailed);
  return presentUser(user);
};

@Resolver(() => UserType)
export class UserResolver {
  @Query(() => UserType, {
    nullable: true,
    description: 'The viewer’s own account; null when nobody is signed in.',
  })
  async me(@Ctx() { useCases, viewer }: GraphqlContext): Promise<UserType | null> {
    const user = await useCases.getAccount(await viewer());
    return user === null ? null : presentUser(user);
  }

  @FieldResolver(() => Int, { description: 'The balance: credits that can be spent now.', complexity: 2 })
  credits(@Root() user: UserType, @Ctx() { loaders }: GraphqlContext): Promise<number> {
    return loaders.credits.load(user.id);
  }

  @FieldResolver(() => Int, {
    description:
      'How many more AI edits can be taken back now. Edits count for 30 days after they were taken back.',
    complexity: 2,
  })
  takeBacksLeft(@Root() user: UserType, @Ctx() { useCases }: GraphqlContext): Promise<number> {
    return useCases.countTakeBacksLeft(user.id);
  }
}
