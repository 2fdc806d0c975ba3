import { charactersIn, lengthProblem, textProblem } from './text.ts';
import { TEXTS } from './texts.ts';

/** The maximum length of the name and of the description of a project, in characters. */
export const PROJECT_NAME_MAX_LENGTH = 200;
export const PROJECT_DESCRIPTION_MAX_LENGTH = 2_000;
/** The maximum number of images in a project, including those in the trash. */
export const PROJECT_MAX_IMAGES = 10_000;
/** The maximum number of projects in one bulk action or ZIP archive. */
export const BULK_MAX_PROJECTS = 100;
/** The maximum number of share links of one project. */
export const PROJECT_MAX_LINKS = 20;
/** The minimum and maximum length of a share link's password, in characters. */
const LINK_PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Returns null for a valid name of a project, otherwise the text to show. */
export const projectNameProblem = (name: string): string | null => {
  const trimmed = name.trim();
  if (trimmed === '') return TEXTS.projects.nameRequired;
  return lengthProblem(trimmed, PROJECT_NAME_MAX_LENGTH) ?? textProblem(trimmed);
};

/** Returns null for a valid password of a share link, otherwise the text to show. */
export const linkPasswordProblem = (password: string): string | null => {
  const { min, max } = LINK_PASSWORD_LENGTH;
  if (charactersIn(password) < min) return `Use at least ${min} characters.`;
  return lengthProblem(password, max) ?? textProblem(password);
};
