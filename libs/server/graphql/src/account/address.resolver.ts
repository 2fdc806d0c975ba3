import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';

/** Changes of an account's address, which two mailboxes have a say in. */
@Resolver()
export class AddressResolver {
  @Mutation(() => Boolean, { description: 'Mails the pending address its link once more' })
  async resendEmailChange(@Ctx() { useCases, viewer }: GraphqlContext): Promise<boolean> {
    await useCases.resendEmailChange(await viewer());
    return true;
  }

  @Mutation(() => Boolean, { description: 'Fine when no change is under way' })
  async cancelEmailChange(@Ctx() { useCases, viewer }: GraphqlContext): Promise<boolean> {
    await useCases.cancelEmailChange(await viewer());
    return true;
  }

  @Mutation(() => String, {
    description: 'By the link mailed to the new address. Answers the address of the account; signs nobody in',
  })
  async confirmEmailChange(
    @Arg('uid', () => ID) uid: string,
    @Arg('token', () => String) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<string> {
    return (await useCases.confirmEmailChange({ userId: rowId(uid), token, client: client() })).email;
  }

  @Mutation(() => String, {
    description:
      'By the link mailed to the old address. Answers the address of the account; all sessions end',
  })
  async undoEmailChange(
    @Arg('uid', () => ID) uid: string,
    @Arg('token', () => String) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<string> {
    return (await useCases.undoEmailChange({ userId: rowId(uid), token, client: client() })).email;
  }
}
