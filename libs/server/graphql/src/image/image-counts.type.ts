import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ImageCount', { simpleResolvers: true })
export class ImageCountType {
  @Field(() => Int)
  readonly count!: number;

  @Field(() => Boolean, { description: 'False when there are more than were counted' })
  readonly isExact!: boolean;
}

@ObjectType('TagCount', { simpleResolvers: true })
export class TagCountType {
  @Field(() => String)
  readonly tag!: string;

  @Field(() => Int, { description: 'Images of the viewer that carry it' })
  readonly count!: number;
}
