import { Field, ObjectType } from 'type-graphql';
import { PageInfoType } from '../paging/page-info.type.ts';
import { ComparisonType } from './comparison.type.ts';

@ObjectType('ComparisonConnection', { simpleResolvers: true, description: 'One page of comparisons.' })
export class ComparisonConnectionType {
  @Field(() => [ComparisonType], { description: 'The comparisons on this page.' })
  readonly nodes!: readonly ComparisonType[];

  @Field(() => PageInfoType, { description: 'Whether more pages follow, and where the next one begins.' })
  readonly pageInfo!: PageInfoType;
}
