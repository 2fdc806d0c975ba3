import { Field, Int } from 'type-graphql';
import { DataType } from '../describe.ts';
import { BigIntScalar } from '../scalars/scalars.ts';

/** The fields that all types with a picture's file have. */
@DataType('PictureFile', 'The file of an image.')
export abstract class PictureFileType {
  @Field(() => String, { description: 'The media type of the file: `image/jpeg`.' })
  readonly contentType!: string;

  @Field(() => BigIntScalar, { description: 'Size of the file in bytes.' })
  readonly fileSize!: number;

  @Field(() => Int, { description: 'Width in pixels.' })
  readonly width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  readonly height!: number;

  @Field(() => String, { description: 'The address of the image at full size.' })
  readonly url!: string;

  @Field(() => String, {
    description:
      'The address that downloads the image under its filename, with the number of any version but the current one.',
  })
  readonly downloadUrl!: string;
}

/** The fields that all types of a version's picture have. */
@DataType('Picture', 'The image of a version.')
export abstract class PictureType extends PictureFileType {
  @Field(() => String, {
    nullable: true,
    description:
      'A ThumbHash in base64, to be shown while the thumbnail loads; null for versions made before the server stored ThumbHashes.',
  })
  readonly thumbhash!: string | null;
}
