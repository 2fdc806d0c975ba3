import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar.ts';

@ObjectType('AccountDeletion', {
  simpleResolvers: true,
  description: 'A deletion of the account that was asked for and can still be stopped.',
})
export class AccountDeletionType {
  @Field(() => DateTimeScalar, {
    description:
      'When the account and its data are deleted for good. Signing in before then cancels the deletion.',
  })
  readonly purgeAt!: Date;
}
