import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ApiKey } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('ApiKey', { simpleResolvers: true })
export class ApiKeyType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { description: 'First 8 characters' })
  readonly prefix!: string;

  @Field(() => String)
  readonly lastFour!: string;

  @Field(() => Boolean)
  readonly isActive!: boolean;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  readonly lastUsed!: Date | null;

  @Field(() => Int, { description: 'Requests in this hour, of those that the account may make' })
  readonly requestsCount!: number;

  @Field(() => Int, { description: 'Requests since the key was made' })
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
