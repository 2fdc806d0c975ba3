import { invalidField, notFound } from '@safelight/domain';
import { textProblem } from '@safelight/rules';
import type { Request } from 'express';

/** A decoded segment of the path; INVALID_INPUT when it cannot be stored. */
export const pathText = (req: Request, name: string): string => {
  const value = req.params[name];
  if (typeof value !== 'string') throw notFound();
  const problem = textProblem(value);
  if (problem !== null) throw invalidField(name, problem);
  return value;
};
