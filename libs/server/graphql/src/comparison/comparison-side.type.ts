import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** All that anyone but its owner learns of a picture a comparison shows. */
@ObjectType('ComparisonSide', { simpleResolvers: true })
export class ComparisonSideType {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => String)
  readonly originalFilename!: string;

  @Field(() => String)
  readonly contentType!: string;

  @Field(() => Float, { description: 'Bytes' })
  readonly fileSize!: number;

  @Field(() => Int)
  readonly width!: number;

  @Field(() => Int)
  readonly height!: number;

  @Field(() => String, { description: 'Address of the picture at full size' })
  readonly url!: string;

  @Field(() => String, { description: '1280 wide' })
  readonly largeUrl!: string;

  @Field(() => String, { description: '640 wide' })
  readonly mediumUrl!: string;

  @Field(() => String, { description: 'Address that saves the file under its own name' })
  readonly downloadUrl!: string;
}
