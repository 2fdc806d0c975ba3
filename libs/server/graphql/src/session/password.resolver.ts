import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import { ChangePasswordInput, ResetPasswordInput } from './password.inputs.ts';

/** Forgotten and changed passwords. */
@Resolver()
export class PasswordResolver {
  @Mutation(() => Boolean, { description: 'Answers alike for every address' })
  async requestPasswordReset(
    @Arg('email', () => String) email: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.requestPasswordReset({ email, client: client() });
    return true;
  }

  @Mutation(() => Boolean)
  async resetPassword(
    @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<boolean> {
    const { uid, ...chosen } = input;
    await useCases.resetPassword({ userId: rowId(uid), ...chosen });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Ends all other sessions, and switches API keys off unless they are to be kept',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput) input: ChangePasswordInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<boolean> {
    const { currentPassword = null, ...chosen } = input;
    await useCases.changePassword(await viewer(), { currentPassword, ...chosen });
    return true;
  }
}
