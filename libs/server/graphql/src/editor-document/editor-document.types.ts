import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PageInfoType } from '../paging/page-info.type.ts';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('LayerPicture', {
  simpleResolvers: true,
  description: 'A picture placed as a layer of a document',
})
export class LayerPictureType {
  @Field(() => ID, { description: 'SHA-256 of its bytes, by which documents name it' })
  readonly sha256!: string;

  @Field(() => Int, { description: 'In pixels, as displayed' })
  readonly width!: number;

  @Field(() => Int, { description: 'In pixels, as displayed' })
  readonly height!: number;

  @Field(() => String, { description: 'Where its owner gets the bytes, with their access token' })
  readonly url!: string;
}

@ObjectType('EditorDocument', {
  simpleResolvers: true,
  description: 'What the layered editor saved of an image: everything that can still be edited',
})
export class EditorDocumentType {
  @Field(() => ID, { description: 'The image that the document belongs to; an image has one document' })
  readonly imageUid!: string;

  @Field(() => Int, { description: 'Counts the saves; the next save names the revision it is based on' })
  readonly revision!: number;

  @Field(() => Float, { description: 'Size of the JSON in bytes; it counts towards the storage of the plan' })
  readonly sizeBytes!: number;

  @Field(() => String, { description: 'The device of the last save: “Firefox on Linux”' })
  readonly savedBy!: string;

  @Field(() => DateTimeScalar, { description: 'When it was saved first' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was saved last' })
  readonly updatedAt!: Date;
}

@ObjectType('EditorDocumentConnection', { simpleResolvers: true })
export class EditorDocumentConnectionType {
  @Field(() => [EditorDocumentType])
  readonly nodes!: readonly EditorDocumentType[];

  @Field(() => PageInfoType)
  readonly pageInfo!: PageInfoType;
}
