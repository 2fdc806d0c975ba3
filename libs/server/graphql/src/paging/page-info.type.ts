import { Field, ObjectType } from 'type-graphql';

@ObjectType('PageInfo', { simpleResolvers: true, description: 'Where a page of a list ends.' })
export class PageInfoType {
  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of the last entry, to be passed as `after` for the next page; null for an empty page.',
  })
  readonly endCursor!: string | null;

  @Field(() => Boolean, { description: 'True when there is a next page.' })
  readonly hasNextPage!: boolean;
}
