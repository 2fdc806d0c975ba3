import { Field, ObjectType } from 'type-graphql';

@ObjectType('PageInfo', { simpleResolvers: true })
export class PageInfoType {
  @Field(() => String, { nullable: true })
  readonly endCursor!: string | null;

  @Field(() => Boolean)
  readonly hasNextPage!: boolean;
}
