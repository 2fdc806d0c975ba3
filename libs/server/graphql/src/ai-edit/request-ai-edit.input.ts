import { Field, ID, InputType } from 'type-graphql';

@InputType()
export class RequestAiEditInput {
  @Field(() => ID)
  readonly imageUid!: string;

  @Field(() => String)
  readonly prompt!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The version to edit; the current one when absent',
  })
  readonly versionId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Repeats with the same key and input answer the first job',
  })
  readonly idempotencyKey?: string | null;
}
