import { PRIVACIES, type Privacy } from '@safelight/rules';
import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { PrivacyEnum } from '../image/image.enums.ts';

@InputType()
export class SaveEditorDocumentInput {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => Int, { description: 'The revision that the changes were made to; 0 for the first save' })
  readonly baseRevision!: number;

  @Field(() => String, { description: 'The document as the editor writes it; at most 5 MB' })
  readonly json!: string;
}

@InputType({ description: 'What a copy is called and who sees it' })
export class DocumentCopyInput {
  @Field(() => String)
  readonly filename!: string;

  @Field(() => PrivacyEnum, { description: `One of ${PRIVACIES.join(', ')}` })
  readonly privacy!: Privacy;
}

@ArgsType()
export class PublishEditorDocumentArgs {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => Int, { description: 'The saved revision that the picture was rendered from' })
  readonly revision!: number;

  @Field(() => GraphQLUpload, { description: 'The rendered picture' })
  readonly file!: Promise<FileUpload>;

  @Field(() => DocumentCopyInput, {
    nullable: true,
    description: 'Makes an image of its own instead of the next version of this one',
  })
  readonly copy?: DocumentCopyInput | null;
}

@ArgsType()
export class UploadLayerPictureArgs {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => GraphQLUpload)
  readonly file!: Promise<FileUpload>;
}
