import { Field, ID, Int } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { PictureType } from './picture.types.ts';
import { ImageVersionType } from './image-version.type.ts';
import { PrivacyEnum } from './image.enums.ts';
import { DataType } from '../describe.ts';

@DataType('ImageBlock', 'The decision of a moderator to hide an image.')
class ImageBlockType {
  @Field(() => DateTimeScalar, { description: 'When the image was blocked.' })
  readonly at!: Date;

  @Field(() => String, { description: 'Why the image was blocked, in words for its owner.' })
  readonly reason!: string;
}

@DataType('Image', 'An image with all its versions. Fields about the file describe the current version.')
export class ImageType extends PictureType {
  @Field(() => ID, { description: 'The id of the image.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The title.' })
  readonly title!: string;

  @Field(() => String, { description: 'The description; empty when none was given.' })
  readonly description!: string;

  @Field(() => String, { description: 'The filename under which the image is downloaded.' })
  readonly originalFilename!: string;

  @Field(() => String, { description: 'The extension of the file without a dot: `jpg`.' })
  readonly fileExtension!: string;

  @Field(() => PrivacyEnum, { description: 'Who can see the image.' })
  readonly privacy!: Privacy;

  @Field(() => [String], {
    description: 'The tags in lower case; empty for anyone but the owner unless the owner shows them.',
  })
  readonly tags!: readonly string[];

  @Field(() => Boolean, { description: 'True when the owner shows the tags to others.' })
  readonly showTags!: boolean;

  @Field(() => Boolean, {
    description: 'True when the owner marked the image as a favorite; false for anyone but the owner.',
  })
  readonly isFavorite!: boolean;

  @Field(() => Boolean, { description: 'True when the viewer owns the image.' })
  readonly isOwner!: boolean;

  @Field(() => Int, { description: 'How often the page was viewed. A visitor counts once in half an hour.' })
  readonly viewCount!: number;

  @Field(() => DateTimeScalar, { description: 'When the image was uploaded.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the page was last viewed; null if never, and for anyone but the owner.',
  })
  readonly lastAccessed!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the image is moved to the trash automatically, to within about a minute; null for never.',
  })
  readonly expiresAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the image was moved to the trash; null when it is not there.',
  })
  readonly deletedAt!: Date | null;

  @Field(() => ImageBlockType, {
    nullable: true,
    description:
      'Why the image is blocked; null unless it is. Only its owner and moderators see a blocked image.',
  })
  readonly block!: ImageBlockType | null;

  @Field(() => ImageVersionType, { description: 'The version that the image shows.' })
  readonly current!: ImageVersionType;

  @Field(() => String, {
    description: 'The address of the image at full size. It changes with the current version.',
  })
  override readonly url!: string;

  @Field(() => String, {
    description:
      'The direct link, an address to share. For a public image it stays the same and shows the current version; ' +
      'for a private image it is signed and expires within two hours.',
  })
  readonly directUrl!: string;

  @Field(() => String, { description: 'The address of the page of the image.' })
  readonly permalink!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The address of a page that deletes the image for anyone who has it; null for anyone but the owner.',
  })
  readonly deleteUrl!: string | null;
}

@DataType('UploadedImage', 'The result of an upload.')
export class UploadedImageType {
  @Field(() => ImageType, {
    description:
      'The uploaded image, or the existing one with the same file and privacy (see `uploadImage`).',
  })
  readonly image!: ImageType;

  @Field(() => Boolean, {
    description: 'True when the viewer already had such an image, so that none was made (see `uploadImage`).',
  })
  readonly isDuplicate!: boolean;
}
