import { Field, ID, Int } from 'type-graphql';
import { connectionType } from '../paging/connection.type.ts';
import { BigIntScalar, DateTimeScalar } from '../scalars/scalars.ts';
import { DataType } from '../describe.ts';

@DataType('LayerPicture', 'An image file that is a layer of an editor document.')
export class LayerPictureType {
  @Field(() => ID, {
    description: 'The SHA-256 of the file in hexadecimal; documents refer to the file by it.',
  })
  readonly sha256!: string;

  @Field(() => Int, { description: 'Width in pixels, after the orientation of the file is applied.' })
  readonly width!: number;

  @Field(() => Int, { description: 'Height in pixels, after the orientation of the file is applied.' })
  readonly height!: number;

  @Field(() => String, { description: 'The address of the file, for its owner with an access token.' })
  readonly url!: string;
}

@DataType(
  'EditorDocument',
  'The document that the layered editor saved for an image, with all of its layers.',
)
export class EditorDocumentType {
  @Field(() => ID, {
    description: 'The image that the document belongs to. An image has at most one document.',
  })
  readonly imageUid!: string;

  @Field(() => Int, { description: 'The number of saves. The next save states the revision it is based on.' })
  readonly revision!: number;

  @Field(() => BigIntScalar, {
    description: 'Size of the JSON text in bytes, which counts towards the storage limit of the plan.',
  })
  readonly sizeBytes!: number;

  @Field(() => ID, {
    nullable: true,
    description:
      'The version of the image that looks like this revision; null if there is none. If another version is the ' +
      'current one, the document is a draft.',
  })
  readonly shownBy!: string | null;

  @Field(() => String, { description: 'The device of the last save: “Firefox on Linux”.' })
  readonly savedBy!: string;

  @Field(() => DateTimeScalar, { description: 'When the document was first saved.' })
  readonly createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When the document was last saved.' })
  readonly updatedAt!: Date;
}

export const EditorDocumentConnectionType = connectionType('EditorDocument', EditorDocumentType, 'documents');
