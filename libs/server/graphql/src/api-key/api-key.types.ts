import { Field, ID, InputType, Int } from 'type-graphql';
import type { ApiKey } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType } from '../describe.ts';

@DataType('ApiKey', 'A key that programs use to call the API for the account.')
export class ApiKeyType {
  @Field(() => ID, { description: 'The id of the API key.' })
  readonly id!: string;

  @Field(() => String, { description: 'The name that the owner gave the key.' })
  readonly name!: string;

  @Field(() => String, { description: 'The first 8 characters of the key.' })
  readonly prefix!: string;

  @Field(() => String, { description: 'The last 4 characters of the key.' })
  readonly lastFour!: string;

  @Field(() => Boolean, { description: 'False when the key was switched off and is refused.' })
  readonly isActive!: boolean;

  @Field(() => DateTimeScalar, { description: 'When the key was created.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the key was last used; null if never.' })
  readonly lastUsed!: Date | null;

  @Field(() => Int, {
    description: 'Requests made with this key in this hour. They count towards the limit of the account.',
  })
  readonly requestsCount!: number;

  @Field(() => Int, { description: 'Requests made with this key since it was created.' })
  readonly requestsTotal!: number;
}

export const presentApiKey = ({ lastUsedAt, ...apiKey }: ApiKey): ApiKeyType => ({
  ...apiKey,
  lastUsed: lastUsedAt,
});

@DataType('CreatedApiKey', 'An API key that was just created.')
export class CreatedApiKeyType {
  @Field(() => ApiKeyType, { description: 'The key as it is listed from now on.' })
  readonly apiKey!: ApiKeyType;

  @Field(() => String, { description: 'The whole key. It is shown only this once.' })
  readonly key!: string;
}

@InputType({ description: 'Changes of an API key. An absent or null field stays as it is.' })
export class UpdateApiKeyInput {
  @Field(() => String, { nullable: true, description: 'A new name; from 3 to 99 characters.' })
  readonly name?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False switches the key off, true switches it on again.',
  })
  readonly isActive?: boolean | null;
}
