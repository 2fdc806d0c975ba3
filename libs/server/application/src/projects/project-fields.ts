import { invalidField, isProjectId } from '@safelight/domain';
import {
  BULK_MAX_PROJECTS,
  PROJECT_DESCRIPTION_MAX_LENGTH,
  projectNameProblem,
  TEXTS,
} from '@safelight/rules';
import { checkedOptionalText } from '../images/image-fields.ts';

/** The name trimmed; INVALID_INPUT when it is blank, too long or cannot be stored. */
export const checkedName = (name: string): string => {
  const problem = projectNameProblem(name);
  if (problem !== null) throw invalidField('name', problem);
  return name.trim();
};

/** Null when none was given or it is blank. INVALID_INPUT when it is too long or cannot be stored. */
export const checkedDescription = (description: string | null): string | null =>
  checkedOptionalText('description', description ?? '', PROJECT_DESCRIPTION_MAX_LENGTH) || null;

/**
 * The ids of a bulk action, each once. Impossible ids are left out, like those of somebody else's projects.
 * INVALID_INPUT for none at all or too many.
 */
export const chosenProjectIds = (ids: readonly string[]): readonly string[] => {
  if (ids.length === 0) throw invalidField('ids', TEXTS.projects.selectFirst);
  if (ids.length > BULK_MAX_PROJECTS) {
    throw invalidField('ids', `Choose at most ${BULK_MAX_PROJECTS} projects at a time.`);
  }
  return [...new Set(ids)].filter(isProjectId);
};
