import { Field, InputType } from 'type-graphql';

@InputType()
export class RequestAccountDeletionInput {
  @Field(() => String, { nullable: true, description: 'For accounts that have one' })
  readonly password?: string | null;

  @Field(() => String)
  readonly username!: string;
}
