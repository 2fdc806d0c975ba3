import { EMAIL_MAX_LENGTH, emailProblem, FULL_NAME_MAX_LENGTH } from './account.ts';
import { lengthProblem, lineProblem, problemsByField, textProblem } from './text.ts';

/** The topics of a message to the support address (spec: accounts §2 "Contact page"), in the order shown. */
export const CONTACT_CATEGORIES = [
  { id: 'general', label: 'General question' },
  { id: 'technical', label: 'Technical problem' },
  { id: 'feature', label: 'Feature request' },
] as const;

export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]['id'];

/** The maximum lengths of the fields of the contact form, in characters. */
export const CONTACT_MAX_LENGTHS = {
  name: FULL_NAME_MAX_LENGTH,
  email: EMAIL_MAX_LENGTH,
  subject: 150,
  message: 5_000,
} as const;

/**
 * How many years a message to the support address is kept (spec: accounts §9 "support data up to 3 years").
 */
export const CONTACT_RETENTION_YEARS = 3;

/** The fields of the contact form, all of which are required. */
export interface ContactForm {
  readonly name: string;
  readonly email: string;
  readonly category: ContactCategory;
  readonly subject: string;
  readonly message: string;
}

/** Returns the form as it is sent and stored: trimmed, and with normalized line breaks. */
export const trimmedContact = (form: ContactForm): ContactForm => ({
  name: form.name.trim(),
  email: form.email.trim(),
  category: form.category,
  subject: form.subject.trim(),
  message: form.message.replace(/\r\n?/g, '\n').trim(),
});

type WrittenField = keyof typeof CONTACT_MAX_LENGTHS;

const required = (field: WrittenField, value: string, missing: string): string | null => {
  if (value === '') return missing;
  const longest = CONTACT_MAX_LENGTHS[field];
  return lengthProblem(value, longest);
};

/** Matches control characters other than tabs and line feeds. */
const CONTROL = /[^\P{Cc}\n\t]/u;

/** Returns the errors of a trimmed contact form by field. An empty result means that the form can be sent. */
export const contactProblems = (form: ContactForm): Readonly<Partial<Record<keyof ContactForm, string>>> => {
  const { name, email, category, subject, message } = form;
  return problemsByField([
    ['name', required('name', name, 'Enter your name.') ?? lineProblem(name)],
    ['email', emailProblem(email) ?? textProblem(email)],
    ['category', CONTACT_CATEGORIES.some(({ id }) => id === category) ? null : 'Choose a category.'],
    ['subject', required('subject', subject, 'Enter a subject.') ?? lineProblem(subject)],
    [
      'message',
      required('message', message, 'Enter your message.') ??
        textProblem(message) ??
        (CONTROL.test(message) ? 'Contains characters that cannot be sent.' : null),
    ],
  ]);
};
