import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { VersionOrigin } from '@safelight/domain';
import { BigIntScalar } from '../scalars/big-int.scalar.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';
import { VersionOriginEnum } from './image.enums.ts';
import { AiEditVersionOriginType } from './version-origin.type.ts';

@ObjectType('ImageVersion', {
  simpleResolvers: true,
  description: 'One version of an image: the upload, or what an edit made of it.',
})
export class ImageVersionType {
  @Field(() => ID, { description: 'The id of the version.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The number of the version: 1 for the upload, then counting up.' })
  readonly number!: number;

  @Field(() => Boolean, { description: 'True for the version that the image shows.' })
  readonly isCurrent!: boolean;

  @Field(() => VersionOriginEnum, {
    nullable: true,
    description: 'How the version was made; null for anyone but the owner.',
  })
  readonly origin!: VersionOrigin['kind'] | null;

  @Field(() => AiEditVersionOriginType, {
    nullable: true,
    description: 'The AI edit that made the version; null for other versions and for anyone but the owner.',
  })
  readonly aiEdit!: AiEditVersionOriginType | null;

  @Field(() => String, { description: 'The media type of the file: `image/jpeg`.' })
  readonly contentType!: string;

  @Field(() => BigIntScalar, { description: 'Size of the file in bytes.' })
  readonly fileSize!: number;

  @Field(() => Int, { description: 'Width in pixels.' })
  readonly width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  readonly height!: number;

  @Field(() => DateTimeScalar, { description: 'When the version was made.' })
  readonly createdAt!: Date;

  @Field(() => String, { description: 'The address of the picture at full size.' })
  readonly url!: string;

  @Field(() => String, { description: 'The address that downloads the picture under its filename.' })
  readonly downloadUrl!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'A ThumbHash in base64, to be shown while the thumbnail loads; null for versions made before ThumbHashes were.',
  })
  readonly thumbhash!: string | null;
}
