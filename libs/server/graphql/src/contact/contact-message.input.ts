import { Field, InputType, registerEnumType } from 'type-graphql';
import type { ContactCategory } from '@safelight/rules';

const ContactCategoryEnum = {
  GENERAL: 'general',
  TECHNICAL: 'technical',
  FEATURE: 'feature',
} as const satisfies Record<Uppercase<ContactCategory>, ContactCategory>;
registerEnumType(ContactCategoryEnum, { name: 'ContactCategory' });

@InputType()
export class ContactMessageInput {
  @Field(() => String)
  readonly name!: string;

  @Field(() => String)
  readonly email!: string;

  @Field(() => ContactCategoryEnum)
  readonly category!: ContactCategory;

  @Field(() => String)
  readonly subject!: string;

  @Field(() => String)
  readonly message!: string;
}
