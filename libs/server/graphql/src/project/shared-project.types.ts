import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../paging/connection.type.ts';
import { BigIntScalar, DateTimeScalar } from '../scalars/scalars.ts';

@ObjectType('SharedImage', {
  simpleResolvers: true,
  description:
    'An image as the visitors of a share link see it. The addresses of a private image expire within two hours.',
})
export class SharedImageType {
  @Field(() => ID, { description: 'The id of the image.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The title.' })
  readonly title!: string;

  @Field(() => String, { description: 'The media type of the file: `image/jpeg`.' })
  readonly contentType!: string;

  @Field(() => BigIntScalar, { description: 'Size of the file in bytes.' })
  readonly fileSize!: number;

  @Field(() => Int, { description: 'Width in pixels.' })
  readonly width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  readonly height!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'A ThumbHash in base64, to be shown while the thumbnail loads; null for versions made before ThumbHashes were.',
  })
  readonly thumbhash!: string | null;

  @Field(() => String, {
    description: 'The address of the picture at full size, without metadata.',
  })
  readonly url!: string;

  @Field(() => String, { description: 'The address that downloads the picture under its filename.' })
  readonly downloadUrl!: string;
}

export const SharedImageConnectionType = connectionType('SharedImage', SharedImageType, 'images');

@ObjectType('SharedProject', {
  simpleResolvers: true,
  description: 'A project as the visitors of a share link see it.',
})
export class SharedProjectType {
  @Field(() => String, { description: 'The name of the project.' })
  readonly name!: string;

  @Field(() => String, { nullable: true, description: 'The description, if one was given.' })
  readonly description!: string | null;

  @Field(() => Int, { description: 'The number of images.' })
  readonly imageCount!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the link stops working; null for never.',
  })
  readonly expiresAt!: Date | null;
}

@ObjectType('ShareTicket', {
  simpleResolvers: true,
  description: 'Proof that the password of a share link was entered correctly.',
})
export class ShareTicketType {
  @Field(() => String, { description: 'The value for the `ticket` argument of `sharedProject`.' })
  readonly ticket!: string;

  @Field(() => DateTimeScalar, { description: 'When the ticket stops working.' })
  readonly expiresAt!: Date;
}
