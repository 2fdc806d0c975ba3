import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { REPEATS } from '../http/idempotency-key.ts';

@ArgsType()
export class UploadComparisonArgs {
  @Field(() => GraphQLUpload)
  readonly original!: Promise<FileUpload>;

  @Field(() => GraphQLUpload)
  readonly edited!: Promise<FileUpload>;

  @Field(() => String, { nullable: true })
  readonly title?: string | null;

  @Field(() => String, { nullable: true })
  readonly description?: string | null;

  @Field(() => String, { nullable: true, description: REPEATS })
  readonly idempotencyKey?: string | null;
}

/** Both versions are of the one image, which becomes public. */
@InputType()
export class CreateComparisonInput {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => ID)
  readonly originalVersionId!: string;

  @Field(() => ID)
  readonly editedVersionId!: string;

  @Field(() => String, { nullable: true })
  readonly title?: string | null;

  @Field(() => String, { nullable: true })
  readonly description?: string | null;
}

@InputType()
export class UpdateComparisonInput {
  @Field(() => String, { nullable: true, description: 'Null takes it away; absent: as it is' })
  readonly title?: string | null;

  @Field(() => String, { nullable: true, description: 'Null takes it away; absent: as it is' })
  readonly description?: string | null;
}
