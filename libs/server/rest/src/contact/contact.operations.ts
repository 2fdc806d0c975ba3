import { operationsOf } from '../http/operation.ts';
import { withExample } from '../http/with-example.ts';
import { contactBody } from './contact.router.ts';

/** The operation that sends a message to the operators of this site. */
export const contactOperations = operationsOf('Contact', 'optional', {
  'post /contact/': {
    id: 'sendContactMessage',
    summary: 'Send a message to the support address',
    description: 'The support team answers to the given email address. All five fields are required.',
    body: withExample(contactBody, {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      category: 'technical',
      subject: 'Uploads from a camera',
      message: 'Which formats of raw files do you plan to support?',
    }),
    answers: { 204: { description: 'The message was accepted and is being delivered.' } },
  },
});
