import type { Operation } from '../openapi/operation.ts';
import { contactBody } from './contact.router.ts';

/** Messages to the people who run this site. */
export const contactOperations: readonly Operation[] = [
  {
    id: 'sendContactMessage',
    method: 'post',
    path: '/contact/',
    tag: 'Contact',
    summary: 'Write to the support address',
    description: 'Answers go to the given address. All five fields are required.',
    access: 'optional',
    body: contactBody,
    answers: { 204: { description: 'The message is kept and on its way.' } },
  },
];
