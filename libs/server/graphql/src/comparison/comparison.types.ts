import { Field, ID, Int } from 'type-graphql';
import { PictureFileType } from '../image/picture.types.ts';
import { connectionType } from '../paging/connection.type.ts';
import { DateTimeScalar } from '../scalars/scalars.ts';
import { DataType } from '../describe.ts';

/** Everything that others can read about one side of a comparison. */
@DataType(
  'ComparisonSide',
  'One of the two images of a comparison: the same version for every viewer, without metadata.',
)
export class ComparisonSideType extends PictureFileType {
  @Field(() => ID, { description: 'The id of the image.' })
  readonly imageUid!: string;

  @Field(() => String, { description: 'The filename of the image.' })
  readonly originalFilename!: string;

  @Field(() => String, { description: 'The address of the image at a width of 1280 pixels.' })
  readonly largeUrl!: string;

  @Field(() => String, { description: 'The address of the image at a width of 640 pixels.' })
  readonly mediumUrl!: string;
}

@DataType('Comparison', 'Two images published side by side, before and after.')
export class ComparisonType {
  @Field(() => ID, { description: 'The id of the comparison.' })
  readonly uid!: string;

  @Field(() => String, { description: 'The title; empty when none was given.' })
  readonly title!: string;

  @Field(() => String, { nullable: true, description: 'The description, if one was given.' })
  readonly description!: string | null;

  @Field(() => Int, { description: 'How often the page was viewed. A visitor counts once in half an hour.' })
  readonly viewCount!: number;

  @Field(() => DateTimeScalar, { description: 'When the comparison was published.' })
  readonly createdAt!: Date;

  @Field(() => Boolean, { description: 'True when the viewer owns the comparison.' })
  readonly isOwner!: boolean;

  @Field(() => String, { description: 'The address of the page of the comparison.' })
  readonly permalink!: string;

  @Field(() => ComparisonSideType, { description: 'The image before the change.' })
  readonly original!: ComparisonSideType;

  @Field(() => ComparisonSideType, { description: 'The image after the change.' })
  readonly edited!: ComparisonSideType;
}

export const ComparisonConnectionType = connectionType('Comparison', ComparisonType, 'comparisons');
