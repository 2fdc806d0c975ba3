import { invalidField } from '@safelight/domain';
import {
  EXPIRY_SECONDS,
  IMAGE_DESCRIPTION_MAX_LENGTH,
  lengthProblem,
  TAG_MAX_LENGTH,
  TAGS_MAX,
  textProblem,
} from '@safelight/rules';

/**
 * Returns the text in Unicode's composed form (NFC), in which all texts are stored: names of files on macOS are
 * decomposed, and otherwise typing such a name would not find it.
 */
export const composed = (text: string): string => text.normalize('NFC');

/**
 * Returns the text composed and trimmed; throws INVALID_INPUT, naming the field, if it is blank, too long or cannot be
 * stored.
 */
export const checkedText = (field: string, text: string, maxLength: number): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw invalidField(field, 'This field may not be blank.');
  return checkedOptionalText(field, trimmed, maxLength);
};

/** Checks a text like `checkedText`, but accepts an empty one. */
export const checkedOptionalText = (field: string, text: string, maxLength: number): string => {
  const trimmed = composed(text).trim();
  const problem = lengthProblem(trimmed, maxLength) ?? textProblem(trimmed);
  if (problem !== null) throw invalidField(field, problem);
  return trimmed;
};

/** What a person searches for in a list. */
interface Search {
  readonly search: string | null;
  readonly filter: { readonly tags: readonly string[] };
}

/** Returns a query of a list with its texts as they are stored: composed, and tags in lower case. */
export const asStored = <Query extends Search>(query: Query): Query => ({
  ...query,
  search: query.search === null ? null : composed(query.search),
  filter: { ...query.filter, tags: query.filter.tags.map((tag) => composed(tag).toLowerCase()) },
});

export const tooManyTags = (): Error => invalidField('tags', `Use at most ${TAGS_MAX} tags.`);

/** The tags between the commas of a text; one blank tag if there is none. */
const tagsBetweenCommas = (text: string): readonly string[] => {
  const tags = text.split(',').filter((tag) => tag.trim() !== '');
  return tags.length === 0 ? [''] : tags;
};

/**
 * Returns the tags trimmed, in lower case and without duplicates. Tags that differ only by case are the same
 * tag. A comma separates two tags, because forms and addresses list tags with commas between them.
 */
export const checkedTags = (texts: readonly string[]): readonly string[] => {
  const tags = texts.flatMap(tagsBetweenCommas);
  if (tags.length > TAGS_MAX) throw tooManyTags();
  return [...new Set(tags.map((tag) => checkedText('tags', tag, TAG_MAX_LENGTH).toLowerCase()))];
};

/** Returns the trimmed description, which may be empty. */
export const checkedDescription = (description: string): string =>
  checkedOptionalText('description', description, IMAGE_DESCRIPTION_MAX_LENGTH);

/** Returns the time this many seconds after `now`; null if the image never expires. */
export const expiryAfter = (seconds: number | null, now: Date): Date | null => {
  if (seconds === null) return null;
  const { min, max } = EXPIRY_SECONDS;
  if (!Number.isInteger(seconds) || seconds < min || seconds > max) {
    throw invalidField('expires_in', `Use a number of seconds from ${min} to ${max}.`);
  }
  return new Date(now.getTime() + seconds * 1_000);
};
