import { Arg, Ctx, Field, InputType, Mutation, Resolver } from 'type-graphql';
import type { ContactCategory } from '@safelight/rules';
import type { GraphqlContext } from '../context.ts';
import { enumType } from '../describe.ts';

const ContactCategoryEnum = enumType<ContactCategory>('ContactCategory', 'What a message is about.', {
  general: 'A general question.',
  technical: 'A technical problem.',
  feature: 'A request for a feature.',
});

@InputType({ description: 'A message of the contact form. All fields are required.' })
class ContactMessageInput {
  @Field(() => String, { description: 'The name of the sender; up to 100 characters.' })
  readonly name!: string;

  @Field(() => String, { description: 'The email address to answer to.' })
  readonly email!: string;

  @Field(() => ContactCategoryEnum, { description: 'What the message is about.' })
  readonly category!: ContactCategory;

  @Field(() => String, { description: 'The subject; up to 150 characters.' })
  readonly subject!: string;

  @Field(() => String, { description: 'The message; up to 5,000 characters.' })
  readonly message!: string;
}

@Resolver()
export class ContactResolver {
  @Mutation(() => Boolean, { description: 'Sends a message to the support address, signed in or not.' })
  async sendContactMessage(
    @Arg('input', () => ContactMessageInput, { description: 'The message.' }) input: ContactMessageInput,
    @Ctx() { useCases, viewer, client }: GraphqlContext,
  ): Promise<boolean> {
    const { name, email, category, subject, message } = input;
    const form = { name, email, category, subject, message };
    await useCases.sendContactMessage(await viewer(), { ...form, client: client() });
    return true;
  }
}
