import { isSettled, type Image, type ImageVersion, type VersionUse } from '@safelight/domain';
import { isLayer } from './in-memory-documents.ts';
import type { Tables } from './in-memory-tables.ts';

/** True if another version was made from this one, or an unfinished edit will make one. */
const isEditedFurther = (tables: Tables, { id }: ImageVersion): boolean => {
  const isSourceOf = ({ origin }: ImageVersion): boolean =>
    (origin.kind === 'ai_edit' && origin.parentVersionId === id) ||
    (origin.kind === 'restore' && origin.restoredVersionId === id);
  const jobs = [...tables.jobs.values()].filter(
    ({ parentVersionId, referenceVersionId }) => parentVersionId === id || referenceVersionId === id,
  );
  return (
    [...tables.versions.values()].some(isSourceOf) ||
    jobs.some(({ state, resultVersionId }) => !isSettled(state) || tables.versions.has(resultVersionId ?? ''))
  );
};

/** Returns what a version of an image is used for, like the repository of PostgreSQL. */
export const useOfVersion = (tables: Tables, image: Image, version: ImageVersion): VersionUse | null => {
  if (image.current.id === version.id) return 'current';
  if (version.isPublished) return 'published';
  const isShown = [...tables.comparisons.values()].some(
    ({ original, edited }) => original.versionId === version.id || edited.versionId === version.id,
  );
  if (isShown) return 'comparison';
  if (isLayer(tables, image.uid, version.id)) return 'layer';
  return isEditedFurther(tables, version) ? 'edited' : null;
};
