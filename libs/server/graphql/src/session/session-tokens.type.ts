import { Field, ObjectType } from 'type-graphql';

@ObjectType('SessionTokens', { simpleResolvers: true, description: 'The tokens of a session.' })
export class SessionTokensType {
  @Field(() => String, { description: 'A JWT for the Authorization header; it expires after 15 minutes.' })
  readonly access!: string;

  @Field(() => String, { description: 'For `refreshSession`. It works once and expires after 30 days.' })
  readonly refresh!: string;
}
