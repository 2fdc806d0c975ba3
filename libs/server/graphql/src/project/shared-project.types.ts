import { Field, ID, Int } from 'type-graphql';
import { PictureType } from '../image/picture.types.ts';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType } from '../describe.ts';

@DataType(
  'SharedImage',
  'An image as the visitors of a share link see it. The addresses of a private image expire within two hours.',
)
export class SharedImageType extends PictureType {
  @Field(() => ID, { description: 'The id of the image.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The title.' })
  readonly title!: string;

  @Field(() => String, {
    description: 'The address of the image at full size, without metadata.',
  })
  override readonly url!: string;
}

export const SharedImageConnectionType = connectionType('SharedImage', SharedImageType, 'images');

@DataType('SharedProject', 'A project as the visitors of a share link see it.')
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

@DataType('ShareTicket', 'Proof that the password of a share link was entered correctly.')
export class ShareTicketType {
  @Field(() => String, { description: 'The value for the `ticket` argument of `sharedProject`.' })
  readonly ticket!: string;

  @Field(() => DateTimeScalar, { description: 'When the ticket stops working.' })
  readonly expiresAt!: Date;
}
