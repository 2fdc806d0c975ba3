import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { REPEATS } from '../http/idempotency-key.ts';

@ArgsType()
export class UploadComparisonArgs {
  @Field(() => GraphQLUpload, { description: 'The image before the change.' })
  readonly original!: Promise<FileUpload>;

  @Field(() => GraphQLUpload, { description: 'The image after the change.' })
  readonly edited!: Promise<FileUpload>;

  @Field(() => String, { nullable: true, description: 'A title; up to 200 characters.' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'A description; up to 2,000 characters.' })
  readonly description?: string | null;

  @Field(() => String, { nullable: true, description: REPEATS })
  readonly idempotencyKey?: string | null;
}

@InputType({ description: 'Two versions, of one image or of two, to publish as a comparison.' })
export class CreateComparisonInput {
  @Field(() => ID, { description: 'The image before the change.' })
  readonly imageUid!: string;

  @Field(() => ID, { nullable: true, description: 'The image after the change; by default the same image.' })
  readonly editedImageUid?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The version before the change; by default the current version of its image.',
  })
  readonly originalVersionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The version after the change; by default the current version of its image.',
  })
  readonly editedVersionId?: string | null;

  @Field(() => String, { nullable: true, description: 'A title; up to 200 characters.' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'A description; up to 2,000 characters.' })
  readonly description?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key of the client’s choice. A repeated request with the same key and the same input returns the comparison ' +
      'of the first request and changes nothing.',
  })
  readonly idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of the texts of a comparison.' })
export class UpdateComparisonInput {
  @Field(() => String, {
    nullable: true,
    description: 'A new title; null removes the title, absent leaves it unchanged.',
  })
  readonly title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A new description; null removes the description, absent leaves it unchanged.',
  })
  readonly description?: string | null;
}
