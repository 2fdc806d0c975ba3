import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../context.ts';
import { ContactMessageInput } from './contact-message.input.ts';

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
