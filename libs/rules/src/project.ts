import { textProblem } from './text.ts';
import { TEXTS } from './texts.ts';

/** Name and description of a project, in characters. */
export const PROJECT_NAME_MAX_LENGTH = 200;
export const PROJECT_DESCRIPTION_MAX_LENGTH = 2_000;
/** Images one project may hold, those in the trash included. */
export const PROJECT_MAX_IMAGES = 10_000;
/** Projects one bulk action or one ZIP may name. */
export const BULK_MAX_PROJECTS = 100;
/** Share links one project may have at a time. */
export const PROJECT_MAX_LINKS = 20;
/** The password of a share link, in characters. */
export const LINK_PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Null for a name that a project may have, otherwise the text to show. */
export const projectNameProblem = (name: string): string | null => {
  const trimmed = name.trim();
  if (trimmed === '') return TEXTS.projects.nameRequired;
  if (trimmed.length > PROJECT_NAME_MAX_LENGTH) return `Use at most ${PROJECT_NAME_MAX_LENGTH} characters.`;
  return textProblem(trimmed);
};

/** Null for a password that a share link may have, otherwise the text to show. */
export const linkPasswordProblem = (password: string): string | null => {
  const { min, max } = LINK_PASSWORD_LENGTH;
  if (password.length < min) return `Use at least ${min} characters.`;
  if (password.length > max) return `Use at most ${max} characters.`;
  return textProblem(password);
};
