import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ImageCount', {
  simpleResolvers: true,
  description: 'A number of images, which may be a lower bound.',
})
export class ImageCountType {
  @Field(() => Int, { description: 'The number counted. Counting may stop at 10,000.' })
  readonly count!: number;

  @Field(() => Boolean, { description: 'False when there are more images than were counted.' })
  readonly isExact!: boolean;
}

@ObjectType('TagCount', { simpleResolvers: true, description: 'A tag and how often it is used.' })
export class TagCountType {
  @Field(() => String, { description: 'The tag.' })
  readonly tag!: string;

  @Field(() => Int, { description: 'The number of the viewer’s images that have the tag.' })
  readonly count!: number;
}
