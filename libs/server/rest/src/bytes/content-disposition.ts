import { namedAs, type Image, type ImageVersion } from '@safelight/domain';

const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * A Content-Disposition that saves bytes under `filename` with the extension of their type; old clients read its ASCII
 * form (RFC 6266).
 */
export const attachment = (filename: string, contentType: string): string => {
  const name = namedAs(filename, contentType);
  const ascii = name.replace(/[^\x20-\x7e]|["%\\]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`;
};

/**
 * The name under which a version is saved: the filename of its image, with the number of any version but the current
 * one, so that downloads of several versions can be told apart.
 */
export const versionFilename = (
  {
    originalFilename,
    current,
  }: Pick<Image, 'originalFilename'> & { readonly current: Pick<ImageVersion, 'id'> },
  { id, number }: Pick<ImageVersion, 'id' | 'number'>,
): string =>
  id === current.id
    ? originalFilename
    : originalFilename.replace(/(?<=.)(\.[^.]*)?$/, ` version ${number}$1`);
