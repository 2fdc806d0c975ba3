import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { rowId } from '../loading/row-id.ts';
import { ownUser } from '../user/user.resolver.ts';
import { UserType } from '../user/user.type.ts';
import { ChangePasswordInput, ResetPasswordInput } from './session.inputs.ts';

/** Resetting a forgotten password, and changing one. */
@Resolver()
export class PasswordResolver {
  @Query(() => String, {
    nullable: true,
    description:
      'The username of the account for which the link that was sent by email can still set a new password; null if ' +
      'it no longer can. Asking does not use the link. After thirty wrong links within 15 minutes further ' +
      'questions are refused.',
  })
  async passwordResetUsername(
    @Arg('uid', () => ID, { description: 'The id of the account, from the link.' }) uid: string,
    @Arg('token', () => String, { description: 'The token from the link.' }) token: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<string | null> {
    return useCases.readResetLink({ userId: rowId(uid), token, client: client() });
  }

  @Mutation(() => Boolean, {
    description:
      'Sends a link for choosing a new password, if the address belongs to an account. Returns true either way, ' +
      'so that it does not reveal who has an account.',
  })
  async requestPasswordReset(
    @Arg('email', () => String, { description: 'The email address of the account.' }) email: string,
    @Ctx() { useCases, client }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.requestPasswordReset({ email, client: client() });
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Sets a new password by the link that was sent by email. All sessions end.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The link and the new password.' })
    input: ResetPasswordInput,
    @Ctx() { useCases }: GraphqlContext,
  ): Promise<boolean> {
    const { uid, ...chosen } = input;
    await useCases.resetPassword({ userId: rowId(uid), ...chosen });
    return true;
  }

  @Mutation(() => UserType, {
    description:
      'Changes the password. All other sessions end, and API keys are switched off unless `keepApiKeys` is true.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
    @Ctx() context: GraphqlContext,
  ): Promise<UserType> {
    const { currentPassword = null, ...chosen } = input;
    await context.useCases.changePassword(await context.viewer(), { currentPassword, ...chosen });
    return ownUser(context);
  }
}
