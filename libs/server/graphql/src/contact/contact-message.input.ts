import { Field, InputType, registerEnumType } from 'type-graphql';
import type { ContactCategory } from '@safelight/rules';

const ContactCategoryEnum = {
  GENERAL: 'general',
  TECHNICAL: 'technical',
  FEATURE: 'feature',
} as const satisfies Record<Uppercase<ContactCategory>, ContactCategory>;
registerEnumType(ContactCategoryEnum, {
  name: 'ContactCategory',
  description: 'What a message is about.',
  valuesConfig: {
    GENERAL: { description: 'A general question.' },
    TECHNICAL: { description: 'A technical problem.' },
    FEATURE: { description: 'A request for a feature.' },
  },
});

@InputType({ description: 'A message of the contact form. All fields are required.' })
export class ContactMessageInput {
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
