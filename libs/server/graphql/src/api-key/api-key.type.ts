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

  @Field(() => Int)
  readonly requestsCount!: number;
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
}: ApiKey): ApiKeyType => ({
  id,
  name,
  prefix,
  lastFour,
  isActive,
  createdAt,
  lastUsed: lastUsedAt,
  requestsCount,
});
