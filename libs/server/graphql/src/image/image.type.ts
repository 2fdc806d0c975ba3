import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Privacy } from '@safelight/rules';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';
import { PrivacyEnum } from './image.enums.ts';
import { ImageVersionType } from './image-version.type.ts';

@ObjectType('ImageBlock', { simpleResolvers: true })
export class ImageBlockType {
  @Field(() => DateTimeScalar)
  readonly at!: Date;

  @Field(() => String, { description: 'Why, in words for the owner' })
  readonly reason!: string;
}

@ObjectType('Image', { simpleResolvers: true })
export class ImageType {
  @Field(() => ID)
  readonly uid!: string;

  @Field(() => String)
  readonly title!: string;

  @Field(() => String, { description: 'Empty when none was given' })
  readonly description!: string;

  @Field(() => String)
  readonly originalFilename!: string;

  @Field(() => String)
  readonly contentType!: string;

  @Field(() => String)
  readonly fileExtension!: string;

  @Field(() => Float, { description: 'Bytes' })
  readonly fileSize!: number;

  @Field(() => Int)
  readonly width!: number;

  @Field(() => Int)
  readonly height!: number;

  @Field(() => PrivacyEnum)
  readonly privacy!: Privacy;

  @Field(() => [String], {
    description: 'In lower case; empty for anyone but the owner, unless the owner shows them',
  })
  readonly tags!: readonly string[];

  @Field(() => Boolean, { description: 'Whether others may read the tags' })
  readonly showTags!: boolean;

  @Field(() => Boolean)
  readonly isFavorite!: boolean;

  @Field(() => Boolean, { description: 'True when the viewer owns it' })
  readonly isOwner!: boolean;

  @Field(() => Int)
  readonly viewCount!: number;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true })
  readonly lastAccessed!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it goes to the trash by itself, within a minute or so; null: never',
  })
  readonly expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it went to the trash; null outside' })
  readonly deletedAt!: Date | null;

  @Field(() => ImageBlockType, {
    nullable: true,
    description: 'Set while the image is blocked: only its owner and moderators see it then',
  })
  readonly block!: ImageBlockType | null;

  @Field(() => ImageVersionType)
  readonly current!: ImageVersionType;

  @Field(() => String, { description: 'Address of the picture at full size' })
  readonly url!: string;

  @Field(() => String, {
    description:
      'Address to hand out: of a public image it lasts and shows whichever version is current; while private it is signed and good for an hour or two',
  })
  readonly directUrl!: string;

  @Field(() => String, { description: 'Address that saves the file under its own name' })
  readonly downloadUrl!: string;

  @Field(() => String, { description: 'Page of the image on this site' })
  readonly permalink!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Page that deletes the image, for whoever has its address; null for anyone but the owner',
  })
  readonly deleteUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ThumbHash in base64, shown while the thumbnail loads; null for old images',
  })
  readonly thumbhash!: string | null;
}
