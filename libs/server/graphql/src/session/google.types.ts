import { Field, InputType, ObjectType } from 'type-graphql';

@InputType()
export class CompleteGoogleSignInInput {
  @Field(() => String)
  readonly code!: string;

  @Field(() => String)
  readonly state!: string;

  @Field(() => String)
  readonly redirectUri!: string;

  @Field(() => String)
  readonly ticket!: string;
}

@ObjectType('GoogleStart', { simpleResolvers: true })
export class GoogleStartType {
  @Field(() => String, { description: 'Where to send the browser' })
  readonly url!: string;

  @Field(() => String, { description: 'To be brought back with the code' })
  readonly ticket!: string;
}

@ObjectType('SiteConfig', { simpleResolvers: true })
export class SiteConfigType {
  @Field(() => Boolean, { description: 'True when sign-in with Google is set up' })
  readonly googleSignIn!: boolean;
}
