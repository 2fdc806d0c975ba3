import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApiKey } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('ApiKey', {
  simpleResolvers: true,
  description: 'A key that programs use to call the API for the account.',
})
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

export const presentApiKey = ({
  id,
  name,
  prefix,
  lastFour,
  isActive,
  createdAt,
  lastUsedAt,
  requestsCount,
  requestsTotal,
}: ApiKey): ApiKeyType => ({
  id,
  name,
  prefix,
  lastFour,
  isActive,
  createdAt,
  lastUsed: lastUsedAt,
  requestsCount,
  requestsTotal,
});
