import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Confirms that the account is to be deleted.' })
export class RequestAccountDeletionInput {
  @Field(() => String, { nullable: true, description: 'The password; required unless the account has none.' })
  readonly password?: string | null;

  @Field(() => String, { description: 'The username, typed in once more as a confirmation.' })
  readonly username!: string;
}
