import { CONTACT_CATEGORIES, CONTACT_MAX_LENGTHS } from '@safelight/rules';
import { Router } from 'express';
import { z } from 'zod';
import { resource, sendNoContent } from '../http/answer.ts';
import { readBody, text, textUpTo } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import { viewerOf } from '@safelight/transport';

export const contactBody = z.strictObject({
  name: textUpTo(CONTACT_MAX_LENGTHS.name).describe('Your name.'),
  email: text.describe('The address to which we answer.'),
  category: z
    .enum(
      CONTACT_CATEGORIES.map(({ id }) => id),
      { error: 'Choose a category.' },
    )
    .describe('The kind of the message.'),
  subject: textUpTo(CONTACT_MAX_LENGTHS.subject).describe('What the message is about.'),
  message: textUpTo(CONTACT_MAX_LENGTHS.message).describe('The message.'),
});

/** The route by which anyone can write to the support address. */
export const contactRouter = ({ useCases, clientOf }: Pick<RestDeps, 'useCases' | 'clientOf'>): Router => {
  const router = Router();

  resource(router, '/', {
    post: async (req, res) => {
      const form = readBody(contactBody, req);
      await useCases.sendContactMessage(await viewerOf(useCases, req), { ...form, client: clientOf(req) });
      sendNoContent(res);
    },
  });

  return router;
};
