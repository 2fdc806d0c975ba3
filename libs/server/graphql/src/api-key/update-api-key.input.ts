import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Changes of an API key. An absent or null field stays as it is.' })
export class UpdateApiKeyInput {
  @Field(() => String, { nullable: true, description: 'A new name; from 3 to 99 characters.' })
  readonly name?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'False switches the key off, true switches it on again.',
  })
  readonly isActive?: boolean | null;
}
