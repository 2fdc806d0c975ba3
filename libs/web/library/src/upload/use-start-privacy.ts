import { useQuery } from '@apollo/client/react';
import { type Privacy, UploadDefaultsDocument } from '@safelight/web-data';

/**
 * What new pictures start as: the person's own default, `otherwise` without one (decisions, "Default privacy"),
 * and private when that could not be asked. Null until it is known: no picture may be public by mistake.
 */
export const useStartPrivacy = (otherwise: Privacy): Privacy | null => {
  const { data, error } = useQuery(UploadDefaultsDocument);
  if (data !== undefined) return data.me?.defaultPrivacy ?? otherwise;
  return error === undefined ? null : 'PRIVATE';
};
