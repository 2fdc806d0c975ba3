import type { AccountUsage } from '@safelight/application';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('StorageUsage', { simpleResolvers: true })
export class StorageUsageType {
  @Field(() => Float)
  readonly usedBytes!: number;

  @Field(() => Float)
  readonly limitBytes!: number;
}

@ObjectType('BandwidthUsage', { simpleResolvers: true })
export class BandwidthUsageType {
  @Field(() => Float)
  readonly usedBytes!: number;

  @Field(() => Float)
  readonly limitBytes!: number;

  @Field(() => DateTimeScalar)
  readonly resetsAt!: Date;
}

@ObjectType('RequestUsage', { simpleResolvers: true })
export class RequestUsageType {
  @Field(() => Int)
  readonly limit!: number;

  @Field(() => Int)
  readonly remaining!: number;

  @Field(() => DateTimeScalar)
  readonly resetsAt!: Date;
}

@ObjectType('AccountUsage', { simpleResolvers: true })
export class AccountUsageType {
  @Field(() => StorageUsageType, {
    description: 'What images and their versions take, those in the trash too',
  })
  readonly storage!: StorageUsageType;

  @Field(() => BandwidthUsageType, { description: 'What was delivered in this calendar month (UTC)' })
  readonly bandwidth!: BandwidthUsageType;

  @Field(() => RequestUsageType, { description: 'Requests of this hour, with all API keys together' })
  readonly requests!: RequestUsageType;
}

export const presentUsage = ({ storage, bandwidth, requests }: AccountUsage): AccountUsageType => ({
  storage,
  bandwidth: {
    usedBytes: bandwidth.usedBytes,
    limitBytes: bandwidth.limitBytes,
    resetsAt: bandwidth.resetAt,
  },
  requests: { limit: requests.limit, remaining: requests.remaining, resetsAt: requests.resetAt },
});
