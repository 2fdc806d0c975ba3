import { DomainError } from '@safelight/domain';
import type { Request, Response, Router } from 'express';
import { sendNoContent } from './answer.ts';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
export type Handler = (req: Request, res: Response) => Promise<void> | void;

export const methodNotAllowed = (allow: string): DomainError =>
  new DomainError('METHOD_NOT_ALLOWED', 'This method is not allowed here.', { allow });

/**
 * Routes the methods that `path` supports; any other method is answered with METHOD_NOT_ALLOWED and the
 * supported ones.
 */
export const resource = (
  router: Router,
  path: string,
  handlers: Readonly<Partial<Record<Method, Handler>>>,
): void => {
  const route = router.route(path);
  const methods = Object.entries(handlers) as [Method, Handler][];
  for (const [method, handler] of methods) route[method]((req, res) => handler(req, res));
  const allow = methods
    .flatMap(([method]) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
    .concat('OPTIONS')
    .join(', ');
  route.all((req, res) => {
    if (req.method !== 'OPTIONS') throw methodNotAllowed(allow);
    sendNoContent(res, { Allow: allow });
  });
};
