import type { Privacy } from '@safelight/rules';
import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PrivacyEnum } from '../image/image.enums.ts';

@InputType({ description: 'A document of the layered editor to save.' })
export class SaveEditorDocumentInput {
  @Field(() => ID, { description: 'The image that the document belongs to.' })
  readonly imageUid!: string;

  @Field(() => Int, { description: 'The revision that was edited; 0 for the first save.' })
  readonly baseRevision!: number;

  @Field(() => String, { description: 'The document as JSON text; up to 5 MiB.' })
  readonly json!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A version of the image that looks like this document, if there is one.',
  })
  readonly shownBy?: string | null;
}

@InputType({ description: 'A new image to create from a published document.' })
export class DocumentCopyInput {
  @Field(() => String, { description: 'The filename of the new image.' })
  readonly filename!: string;

  @Field(() => PrivacyEnum, { description: 'Who can see the new image.' })
  readonly privacy!: Privacy;
}

@ArgsType()
export class PublishEditorDocumentArgs {
  @Field(() => ID, { description: 'The image that the document belongs to.' })
  readonly imageUid!: string;

  @Field(() => Int, { description: 'The saved revision that the file was rendered from.' })
  readonly revision!: number;

  @Field(() => GraphQLUpload, { description: 'The rendered image file.' })
  readonly file!: Promise<FileUpload>;

  @Field(() => DocumentCopyInput, {
    nullable: true,
    description: 'Makes a new image; without it the file becomes the next version of this image.',
  })
  readonly copy?: DocumentCopyInput | null;
}

@ArgsType()
export class UploadLayerPictureArgs {
  @Field(() => ID, { description: 'The image whose document uses the file.' })
  readonly imageUid!: string;

  @Field(() => GraphQLUpload, { description: 'The image file of the layer.' })
  readonly file!: Promise<FileUpload>;
}
