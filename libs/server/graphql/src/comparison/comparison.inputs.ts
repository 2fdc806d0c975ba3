import { GraphQLUpload, type FileUpload } from 'graphql-upload-minimal';
import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { invalidField, isImageUid } from '@safelight/domain';
import { REPEATS } from '../http/idempotency-key.ts';

@ArgsType()
export class ComparisonsArgs {
  @Field(() => Int, { defaultValue: 20 })
  readonly first!: number;

  @Field(() => String, { nullable: true })
  readonly after?: string | null;
}

/** INVALID_INPUT for a cursor that is none of ours. */
export const cursorUid = (after: string | null): string | null => {
  if (after === null || isImageUid(after)) return after;
  throw invalidField('after', 'Use the endCursor of the page before.');
};

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
