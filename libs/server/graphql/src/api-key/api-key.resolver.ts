import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PLAN_LIMITS } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { rowId } from '../loading/row-id.ts';
import { ApiKeyType, CreatedApiKeyType, presentApiKey, UpdateApiKeyInput } from './api-key.types.ts';

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @Query(() => [ApiKeyType], { description: 'The viewer’s API keys, newest first.' })
  async apiKeys(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly ApiKeyType[]> {
    const apiKeys = await useCases.listApiKeys(await viewer());
    return apiKeys.map(presentApiKey);
  }

  @Mutation(() => CreatedApiKeyType, { description: 'Creates an API key.' })
  async createApiKey(
    @Arg('name', () => String, { description: 'A name for the key; from 3 to 99 characters.' }) name: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password; required when the last sign-in was more than ten minutes ago.',
    })
    password: string | null | undefined,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<CreatedApiKeyType> {
    const { apiKey, key } = await useCases.createApiKey(await viewer(), name, password ?? null);
    return { apiKey: presentApiKey(apiKey), key };
  }

  @Mutation(() => ApiKeyType, { description: 'Renames an API key, or switches it on or off.' })
  async updateApiKey(
    @Arg('id', () => ID, { description: 'The id of the API key.' }) id: string,
    @Arg('input', () => UpdateApiKeyInput, { description: 'What to change.' }) input: UpdateApiKeyInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ApiKeyType> {
    return presentApiKey(await useCases.updateApiKey(await viewer(), rowId(id), given(input)));
  }

  @Mutation(() => ID, { description: 'Deletes an API key, which is refused from then on. Returns its id.' })
  async deleteApiKey(
    @Arg('id', () => ID, { description: 'The id of the API key.' }) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<string> {
    await useCases.deleteApiKey(await viewer(), rowId(id));
    return id;
  }

  @FieldResolver(() => Int, {
    description: 'Requests an hour that the plan allows with all API keys of the account together.',
    complexity: 1,
  })
  async requestsLimit(@Ctx() { loaders }: GraphqlContext): Promise<number> {
    const account = await loaders.account.load('viewer');
    return PLAN_LIMITS[account?.plan ?? 'free'].apiRequestsPerHour;
  }
}
