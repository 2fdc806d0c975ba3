import { Field, ObjectType } from 'type-graphql';
import { PageInfoType } from '../paging/page-info.type.ts';
import { ComparisonType } from './comparison.type.ts';

@ObjectType('ComparisonConnection', { simpleResolvers: true })
export class ComparisonConnectionType {
  @Field(() => [ComparisonType])
  readonly nodes!: readonly ComparisonType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}
