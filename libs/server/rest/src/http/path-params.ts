import { invalidField, notFound } from '@safelight/domain';
import { textProblem } from '@safelight/rules';
import type { Request } from 'express';

/** A decoded path segment; INVALID_INPUT when it holds what cannot be stored. */
export const pathText = (req: Request, name: string): string => {
  const value = req.params[name];
  if (typeof value !== 'string') throw notFound();
  const problem = textProblem(value);
  if (problem !== null) throw invalidField(name, problem);
  return value;
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NIL_UUID = '00000000-0000-0000-0000-000000000000';

/** `text` as a row's id. What is no UUID becomes the one that names nothing: use cases refuse it in their order. */
export const rowId = (text: string): string => (UUID.test(text) ? text : NIL_UUID);
