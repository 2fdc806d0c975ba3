import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PLAN_LIMITS } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { given } from '../loading/given.ts';
import { rowId } from '../loading/row-id.ts';
import { ApiKeyType, presentApiKey } from './api-key.type.ts';
import { CreatedApiKeyType } from './created-api-key.type.ts';
import { UpdateApiKeyInput } from './update-api-key.input.ts';

@Resolver(() => ApiKeyType)
export class ApiKeyResolver {
  @Query(() => [ApiKeyType])
  async apiKeys(@Ctx() { useCases, viewer }: GraphqlContext): Promise<readonly ApiKeyType[]> {
    const apiKeys = await useCases.listApiKeys(await viewer());
    return apiKeys.map(presentApiKey);
  }

  @Mutation(() => CreatedApiKeyType)
  async createApiKey(
    @Arg('name', () => String) name: string,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Asked for once the sign-in is ten minutes past',
    })
    password: string | null | undefined,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<CreatedApiKeyType> {
    const { apiKey, key } = await useCases.createApiKey(await viewer(), name, password ?? null);
    return { apiKey: presentApiKey(apiKey), key };
  }

  @Mutation(() => ApiKeyType)
  async updateApiKey(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => UpdateApiKeyInput) input: UpdateApiKeyInput,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<ApiKeyType> {
    return presentApiKey(await useCases.updateApiKey(await viewer(), rowId(id), given(input)));
  }

  @Mutation(() => Boolean)
  async deleteApiKey(
    @Arg('id', () => ID) id: string,
    @Ctx() { useCases, viewer }: GraphqlContext,
  ): Promise<boolean> {
    await useCases.deleteApiKey(await viewer(), rowId(id));
    return true;
  }

  @FieldResolver(() => Int, {
    description: 'Requests an hour the plan allows with all keys of the account',
    complexity: 1,
  })
  async requestsLimit(@Ctx() { loaders }: GraphqlContext): Promise<number> {
    const account = await loaders.account.load('viewer');
    return PLAN_LIMITS[account?.plan ?? 'free'].apiRequestsPerHour;
  }
}
