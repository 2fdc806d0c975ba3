import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BigIntScalar } from '../scalars/big-int.scalar.ts';

/** All that others can read about a picture in a comparison. */
@ObjectType('ComparisonSide', {
  simpleResolvers: true,
  description:
    'One of the two pictures of a comparison: the same version for every viewer, without metadata.',
})
export class ComparisonSideType {
  @Field(() => ID, { description: 'The image that the picture belongs to.' })
  readonly imageUid!: string;

  @Field(() => String, { description: 'The filename of the image.' })
  readonly originalFilename!: string;

  @Field(() => String, { description: 'The media type of the file: `image/jpeg`.' })
  readonly contentType!: string;

  @Field(() => BigIntScalar, { description: 'Size of the file in bytes.' })
  readonly fileSize!: number;

  @Field(() => Int, { description: 'Width in pixels.' })
  readonly width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  readonly height!: number;

  @Field(() => String, { description: 'The address of the picture at full size.' })
  readonly url!: string;

  @Field(() => String, { description: 'The address of the picture at a width of 1280 pixels.' })
  readonly largeUrl!: string;

  @Field(() => String, { description: 'The address of the picture at a width of 640 pixels.' })
  readonly mediumUrl!: string;

  @Field(() => String, { description: 'The address that downloads the picture under its filename.' })
  readonly downloadUrl!: string;
}
