import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';
import { ComparisonSideType } from './comparison-side.type.ts';

@ObjectType('Comparison', {
  simpleResolvers: true,
  description: 'Two pictures published side by side, before and after.',
})
export class ComparisonType {
  @Field(() => ID, { description: 'The id of the comparison.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The title; empty when none was given.' })
  readonly title!: string;

  @Field(() => String, { nullable: true, description: 'The description, if one was given.' })
  readonly description!: string | null;

  @Field(() => Int, { description: 'How often the page was viewed. A visitor counts once in half an hour.' })
  readonly viewCount!: number;

  @Field(() => DateTimeScalar, { description: 'When the comparison was published.' })
  readonly createdAt!: Date;

  @Field(() => Boolean, { description: 'True when the viewer owns the comparison.' })
  readonly isOwner!: boolean;

  @Field(() => String, { description: 'The address of the page of the comparison.' })
  readonly permalink!: string;

  @Field(() => ComparisonSideType, { description: 'The picture before.' })
  readonly original!: ComparisonSideType;

  @Field(() => ComparisonSideType, { description: 'The picture after.' })
  readonly edited!: ComparisonSideType;
}
