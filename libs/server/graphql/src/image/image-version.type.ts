import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { VersionOrigin } from '@safelight/domain';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';
import { VersionOriginEnum } from './image.enums.ts';
import { AiEditVersionOriginType } from './version-origin.type.ts';

@ObjectType('ImageVersion', { simpleResolvers: true })
export class ImageVersionType {
  @Field(() => ID)
  readonly id!: string;

  @Field(() => Int, { description: '1 for the first, then counting up' })
  readonly number!: number;

  @Field(() => Boolean)
  readonly isCurrent!: boolean;

  @Field(() => VersionOriginEnum, {
    nullable: true,
    description: 'How the version came to be; null for anyone but the owner',
  })
  readonly origin!: VersionOrigin['kind'] | null;

  @Field(() => AiEditVersionOriginType, {
    nullable: true,
    description: 'Null unless an AI edit made the version',
  })
  readonly aiEdit!: AiEditVersionOriginType | null;

  @Field(() => String)
  readonly contentType!: string;

  @Field(() => Float, { description: 'Bytes' })
  readonly fileSize!: number;

  @Field(() => Int)
  readonly width!: number;

  @Field(() => Int)
  readonly height!: number;

  @Field(() => DateTimeScalar)
  readonly createdAt!: Date;

  @Field(() => String)
  readonly url!: string;

  @Field(() => String)
  readonly downloadUrl!: string;

  @Field(() => String, { nullable: true, description: 'ThumbHash in base64; null for old versions' })
  readonly thumbhash!: string | null;
}
