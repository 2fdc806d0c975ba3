import type { AccountUsage } from '@safelight/application';
import { Field, Int, ObjectType } from 'type-graphql';
import { BigIntScalar } from '../scalars/big-int.scalar.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('StorageUsage', {
  simpleResolvers: true,
  description: 'Storage in use and the limit of the plan.',
})
export class StorageUsageType {
  @Field(() => BigIntScalar, { description: 'Bytes in use.' })
  readonly usedBytes!: number;

  @Field(() => BigIntScalar, { description: 'Bytes that the plan allows.' })
  readonly limitBytes!: number;
}

@ObjectType('BandwidthUsage', {
  simpleResolvers: true,
  description: 'Bytes delivered in this calendar month and the limit of the plan.',
})
export class BandwidthUsageType {
  @Field(() => BigIntScalar, { description: 'Bytes delivered so far.' })
  readonly usedBytes!: number;

  @Field(() => BigIntScalar, { description: 'Bytes that the plan delivers in a month.' })
  readonly limitBytes!: number;

  @Field(() => DateTimeScalar, { description: 'When the next month begins and the count starts again.' })
  readonly resetsAt!: Date;
}

@ObjectType('RequestUsage', {
  simpleResolvers: true,
  description: 'Requests made with API keys in this hour and the limit of the plan.',
})
export class RequestUsageType {
  @Field(() => Int, { description: 'Requests that the account may make in an hour.' })
  readonly limit!: number;

  @Field(() => Int, { description: 'Requests that are left in this hour.' })
  readonly remaining!: number;

  @Field(() => DateTimeScalar, { description: 'When the next hour begins and the count starts again.' })
  readonly resetsAt!: Date;
}

@ObjectType('AccountUsage', {
  simpleResolvers: true,
  description: 'How much of the limits of the plan is used.',
})
export class AccountUsageType {
  @Field(() => StorageUsageType, {
    description: 'Storage of all images and their versions, including those in the trash.',
  })
  readonly storage!: StorageUsageType;

  @Field(() => BandwidthUsageType, { description: 'Bytes delivered in this calendar month (UTC).' })
  readonly bandwidth!: BandwidthUsageType;

  @Field(() => RequestUsageType, {
    description: 'Requests in this hour, made with any API key of the account.',
  })
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
