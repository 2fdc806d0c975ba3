import { Field, Int } from 'type-graphql';
import type { AccountUsage } from '@safelight/application';
import { BigIntScalar, DateTimeScalar } from '../scalars/scalars.ts';
import { DataType } from '../describe.ts';

@DataType('AccountStatistics', 'Figures about one account.')
export class AccountStatisticsType {
  @Field(() => Int, { description: 'The number of images in the library, without those in the trash.' })
  readonly imageCount!: number;

  @Field(() => BigIntScalar, { description: 'Bytes of storage in use.' })
  readonly storageBytes!: number;

  @Field(() => BigIntScalar, { description: 'Views of all images and comparisons of the account.' })
  readonly viewCount!: number;

  @Field(() => Int, { description: 'The number of AI edits that succeeded.' })
  readonly aiEditCount!: number;

  @Field(() => Int, { description: 'The number of API keys.' })
  readonly apiKeyCount!: number;

  @Field(() => BigIntScalar, { description: 'Requests made with all API keys since they were created.' })
  readonly apiRequestCount!: number;

  @Field(() => BigIntScalar, { description: 'Bytes delivered in this calendar month (UTC).' })
  readonly bandwidthBytes!: number;
}

@DataType('StorageUsage', 'Storage in use and the limit of the plan.')
class StorageUsageType {
  @Field(() => BigIntScalar, { description: 'Bytes in use.' })
  readonly usedBytes!: number;

  @Field(() => BigIntScalar, { description: 'Bytes that the plan allows.' })
  readonly limitBytes!: number;
}

@DataType('BandwidthUsage', 'Bytes delivered in this calendar month and the limit of the plan.')
class BandwidthUsageType {
  @Field(() => BigIntScalar, { description: 'Bytes delivered so far.' })
  readonly usedBytes!: number;

  @Field(() => BigIntScalar, { description: 'Bytes that the plan delivers in a month.' })
  readonly limitBytes!: number;

  @Field(() => DateTimeScalar, { description: 'When the next month begins and the count starts again.' })
  readonly resetsAt!: Date;
}

@DataType('RequestUsage', 'Requests made with API keys in this hour and the limit of the plan.')
class RequestUsageType {
  @Field(() => Int, { description: 'Requests that the account may make in an hour.' })
  readonly limit!: number;

  @Field(() => Int, { description: 'Requests that are left in this hour.' })
  readonly remaining!: number;

  @Field(() => DateTimeScalar, { description: 'When the next hour begins and the count starts again.' })
  readonly resetsAt!: Date;
}

@DataType('AccountUsage', 'How much of the limits of the plan is used.')
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
  bandwidth: { ...bandwidth, resetsAt: bandwidth.resetAt },
  requests: { ...requests, resetsAt: requests.resetAt },
});
