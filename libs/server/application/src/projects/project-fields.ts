import { invalidField, isProjectId } from '@safelight/domain';
import {
  BULK_MAX_PROJECTS,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  projectNameProblem,
  TEXTS,
} from '@safelight/rules';
import { checkedOptionalText, composed } from '../images/image-fields.ts';

/** Returns the name composed and trimmed; throws INVALID_INPUT if it is blank, too long or cannot be stored. */
export const checkedName = (name: string): string => {
  const whole = composed(name);
  const problem = projectNameProblem(whole);
  if (problem !== null) throw invalidField('name', problem);
  return whole.trim();
};

/**
 * Returns the trimmed description; null if there is none or it is blank. Throws INVALID_INPUT if it is too long
 * or cannot be stored.
 */
export const checkedDescription = (description: string | null): string | null =>
  checkedOptionalText('description', description ?? '', PROJECT_DESCRIPTION_MAX_LENGTH) || null;

/**
 * Returns the ids of a bulk action without duplicates and without invalid ids, which are ignored like those of
 * other people's projects. Throws INVALID_INPUT for no or too many ids.
 */
export const chosenProjectIds = (ids: readonly string[]): readonly string[] => {
  if (ids.length === 0) throw invalidField('ids', TEXTS.projects.selectFirst);
  if (ids.length > BULK_MAX_PROJECTS) {
    throw invalidField('ids', `Choose at most ${BULK_MAX_PROJECTS} projects at a time.`);
  }
  return [...new Set(ids)].filter(isProjectId);
};
