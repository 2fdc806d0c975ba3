import { Field, Int, ObjectType } from 'type-graphql';
import { BigIntScalar } from '../scalars/big-int.scalar.ts';

@ObjectType('AccountStatistics', { simpleResolvers: true, description: 'Figures about one account.' })
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
