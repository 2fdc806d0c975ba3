import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'What Google’s page sent back after `startGoogleSignIn`.' })
export class CompleteGoogleSignInInput {
  @Field(() => String, { description: 'The `code` that Google added to the address.' })
  readonly code!: string;

  @Field(() => String, { description: 'The `state` that Google added to the address.' })
  readonly state!: string;

  @Field(() => String, { description: 'The address that was passed to `startGoogleSignIn`.' })
  readonly redirectUri!: string;

  @Field(() => String, { description: 'The ticket that `startGoogleSignIn` returned.' })
  readonly ticket!: string;
}

@ObjectType('GoogleStart', { simpleResolvers: true, description: 'The beginning of a sign-in with Google.' })
export class GoogleStartType {
  @Field(() => String, { description: 'The page at Google to send the browser to.' })
  readonly url!: string;

  @Field(() => String, { description: 'To be passed to `completeGoogleSignIn`.' })
  readonly ticket!: string;
}

@ObjectType('SiteConfig', {
  simpleResolvers: true,
  description: 'What this server has set up, for anyone to read.',
})
export class SiteConfigType {
  @Field(() => Boolean, { description: 'True when sign-in with Google is set up.' })
  readonly googleSignIn!: boolean;
}
