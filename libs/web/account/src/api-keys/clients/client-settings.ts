/** A placeholder for a key that is no longer known. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

interface Given {
  /** Such as `https://safelight.example`. */
  readonly origin: string;
  readonly apiKey: string;
}

const UPLOAD_PATH = '/api/images/upload/';

const authorization = (apiKey: string): string => `Api-Key ${apiKey}`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * A custom uploader for ShareX 14 or newer, in the format of an `.sxcu` file. Every upload creates a separate
 * image, also for duplicates, so that each has its own links and can be deleted alone.
 */
export const shareXConfig = ({ origin, apiKey }: Given): string =>
  json({
    Version: '14.0.0',
    Name: 'Safelight',
    DestinationType: 'ImageUploader',
    RequestMethod: 'POST',
    RequestURL: `${origin}${UPLOAD_PATH}`,
    Parameters: { allow_duplicate: 'true' },
    Headers: { Authorization: authorization(apiKey) },
    Body: 'MultipartFormData',
    Arguments: { privacy: 'public' },
    FileFormName: 'image',
    URL: '{json:direct_url}',
    ThumbnailURL: '{json:thumbnail_url}',
    DeletionURL: '{json:delete_url}',
    ErrorMessage: '{json:error}',
  });

/** A POSIX shell command that uploads `photo.jpg`. */
export const curlLine = ({ origin, apiKey }: Given): string =>
  `curl -H 'Authorization: ${authorization(apiKey)}' -F image=@photo.jpg -F privacy=public '${origin}${UPLOAD_PATH}'`;

/** The settings of PicGo's `web-uploader` and compatible programs; headers and fields are JSON strings. */
export const picGoSettings = ({ origin, apiKey }: Given): string =>
  json({
    url: `${origin}${UPLOAD_PATH}?allow_duplicate=true`,
    paramName: 'image',
    jsonPath: 'direct_url',
    customHeader: JSON.stringify({ Authorization: authorization(apiKey) }),
    customBody: JSON.stringify({ privacy: 'public' }),
  });
