import { Field, Float, Int, ObjectType } from 'type-graphql';

/** Real counts of one account. */
@ObjectType('AccountStatistics', { simpleResolvers: true })
export class AccountStatisticsType {
  @Field(() => Int)
  readonly imageCount!: number;

  @Field(() => Float, { description: 'Bytes' })
  readonly storageBytes!: number;

  @Field(() => Float)
  readonly viewCount!: number;

  @Field(() => Int)
  readonly aiEditCount!: number;

  @Field(() => Int)
  readonly apiKeyCount!: number;

  @Field(() => Float)
  readonly apiRequestCount!: number;

  @Field(() => Float, { description: 'Bytes delivered this calendar month (UTC)' })
  readonly bandwidthBytes!: number;
}
