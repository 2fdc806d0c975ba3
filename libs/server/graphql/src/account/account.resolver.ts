import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { presentUser, UserType } from '../user/user.type.ts';
import { AccountDeletionType, DataExportType, ProfileUpdateType } from './account.types.ts';
import { RequestAccountDeletionInput, UpdatePreferencesInput, UpdateProfileInput } from './account.inputs.ts';

/** Operations on the viewer's own account. They require a session: API keys are FORBIDDEN. */
@Resolver()
export class AccountResolver {
  @Mutation(() => ProfileUpdateType, { description: 'Changes the viewer’s profile.' })
  async updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'What to change.' }) input: UpdateProfileInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ProfileUpdateType> {
    const { user, isEmailPending } = await useCases.updateProfile(await viewer(), given(input));
    return { user: presentUser(user), isEmailPending };
  }

  @Mutation(() => UserType, { description: 'Changes the viewer’s preferences.' })
  async updatePreferences(
    @Arg('input', () => UpdatePreferencesInput, { description: 'What to change.' })
    input: UpdatePreferencesInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<UserType> {
    const { defaultPrivacy, ...switches } = input;
    const privacy = defaultPrivacy === undefined ? {} : { defaultPrivacy };
    return presentUser(await useCases.updatePreferences(await viewer(), { ...given(switches), ...privacy }));
  }

  @Query(() => [DataExportType], { complexity: 2, description: 'The viewer’s data exports, newest first.' })
  async dataExports(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly DataExportType[]> {
    return useCases.listExports(await viewer());
  }

  @Mutation(() => DataExportType, {
    complexity: 2,
    description: 'Requests an archive of all data of the account.',
  })
  async requestDataExport(
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password; required unless the account has none.',
    })
    password: string | null | undefined,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<DataExportType> {
    return useCases.requestExport(await viewer(), password ?? null);
  }

  @Mutation(() => AccountDeletionType, {
    description:
      'Requests the deletion of the account after 30 days. Signing in before then cancels it, but a subscription ' +
      'no longer renews.',
  })
  async requestAccountDeletion(
    @Arg('input', () => RequestAccountDeletionInput, { description: 'The confirmation.' })
    { password, username }: RequestAccountDeletionInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<AccountDeletionType> {
    return useCases.requestAccountDeletion(await viewer(), { password: password ?? null, username });
  }
}
