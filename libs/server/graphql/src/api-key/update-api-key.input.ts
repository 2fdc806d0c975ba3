import { Field, InputType } from 'type-graphql';

@InputType()
export class UpdateApiKeyInput {
  @Field(() => String, { nullable: true })
  readonly name?: string | null;

  @Field(() => Boolean, { nullable: true })
  readonly isActive?: boolean | null;
}
