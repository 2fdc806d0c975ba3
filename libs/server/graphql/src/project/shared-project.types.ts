import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfoType } from '../paging/page-info.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('SharedImage', { simpleResolvers: true, description: 'An image as a share link shows it' })
export class SharedImageType {
  @Field(() => ID)
  readonly uid!: string;

  @Field(() => String)
  readonly title!: string;

  @Field(() => String)
  readonly contentType!: string;

  @Field(() => Int, { description: 'Bytes' })
  readonly fileSize!: number;

  @Field(() => Int)
  readonly width!: number;

  @Field(() => Int)
  readonly height!: number;

  @Field(() => String, { nullable: true, description: 'ThumbHash in base64' })
  readonly thumbhash!: string | null;

  @Field(() => String, {
    description: 'Without metadata; good for an hour or two while the image is private, as what follows',
  })
  readonly url!: string;

  @Field(() => String)
  readonly downloadUrl!: string;
}

@ObjectType('SharedImageConnection', { simpleResolvers: true })
export class SharedImageConnectionType {
  @Field(() => [SharedImageType])
  readonly nodes!: readonly SharedImageType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}

@ObjectType('SharedProject', { simpleResolvers: true, description: 'A project as a share link shows it' })
export class SharedProjectType {
  @Field(() => String)
  readonly name!: string;

  @Field(() => String, { nullable: true })
  readonly description!: string | null;

  @Field(() => Int)
  readonly imageCount!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the link ends' })
  readonly expiresAt!: Date | null;
}

@ObjectType('ShareTicket', { simpleResolvers: true })
export class ShareTicketType {
  @Field(() => String, { description: 'Opens the link whose password it was exchanged for' })
  readonly ticket!: string;

  @Field(() => DateTimeScalar)
  readonly expiresAt!: Date;
}
