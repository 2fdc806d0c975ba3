import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';
import { ComparisonSideType } from './comparison-side.type.ts';

@ObjectType('Comparison', { simpleResolvers: true })
export class ComparisonType {
  @Field(() => ID)
  readonly uid!: string;

  @Field(() => String, { description: 'Empty when none was given' })
  readonly title!: string;

  @Field(() => String, { nullable: true })
  readonly description!: string | null;

  @Field(() => Int)
  readonly viewCount!: number;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => Boolean, { description: 'True when the viewer owns it' })
  readonly isOwner!: boolean;

  @Field(() => String, { description: 'Page of the comparison on this site' })
  readonly permalink!: string;

  @Field(() => ComparisonSideType)
  readonly original!: ComparisonSideType;

  @Field(() => ComparisonSideType)
  readonly edited!: ComparisonSideType;
}
