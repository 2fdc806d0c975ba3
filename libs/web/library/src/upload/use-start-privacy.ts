import { useQuery } from '@apollo/client/react';
import { type Privacy, UploadDefaultsDocument } from '@safelight/web-data';

/**
 * Returns the privacy that new pictures have at first: the person's own default, otherwise `otherwise`
 * (decisions, "Default privacy"), and private if the default could not be loaded. Null until it is known, so
 * that no picture is public by mistake.
 */
export const useStartPrivacy = (otherwise: Privacy): Privacy | null => {
  const { data, error } = useQuery(UploadDefaultsDocument);
  if (data !== undefined) return data.me?.defaultPrivacy ?? otherwise;
  return error === undefined ? null : 'PRIVATE';
};
