import { invalidField, notFound } from '@safelight/domain';
import { textProblem } from '@safelight/rules';
import type { Request } from 'express';

/** A decoded path parameter; throws INVALID_INPUT when the database cannot store it. */
export const pathText = (req: Request, name: string): string => {
  const value = req.params[name];
  if (typeof value !== 'string') throw notFound();
  const problem = textProblem(value);
  if (problem !== null) throw invalidField(name, problem);
  return value;
};
