import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import { ownUser } from '../user/user.resolver.ts';
import { UserType } from '../user/user.type.ts';

/** Changes of the email address, which involve links sent to the old and the new address. */
@Resolver()
export class AddressResolver {
  @Mutation(() => UserType, {
    description: 'Sends the confirmation link to the new email address once more.',
  })
  async resendEmailChange(@Ctx() context: GraphqlContext): Promise<UserType> {
    await context.useCases.resendEmailChange(await context.viewer());
    return ownUser(context);
  }

  @Mutation(() => UserType, {
    description:
      'Cancels a change of the email address that was not confirmed; does nothing when there is none.',
  })
  async cancelEmailChange(@Ctx() context: GraphqlContext): Promise<UserType> {
    await context.useCases.cancelEmailChange(await context.viewer());
    return ownUser(context);
  }

  @Mutation(() => String, {
    description:
      'Confirms a new email address by the link that was sent to it, and returns the address. Starts no session.',
  })
  async confirmEmailChange(
    @Arg('uid', () => ID, { description: 'The id of the account, from the link.' }) uid: string,
    @Arg('token', () => String, { description: 'The token from the link.' }) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<string> {
    return (await useCases.confirmEmailChange({ userId: rowId(uid), token, client: client() })).email;
  }

  @Mutation(() => String, {
    description:
      'Restores the former email address by the link that was sent to it, and returns the address. All sessions end.',
  })
  async undoEmailChange(
    @Arg('uid', () => ID, { description: 'The id of the account, from the link.' }) uid: string,
    @Arg('token', () => String, { description: 'The token from the link.' }) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<string> {
    return (await useCases.undoEmailChange({ userId: rowId(uid), token, client: client() })).email;
  }
}
