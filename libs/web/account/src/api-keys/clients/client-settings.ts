/** Stands for a key that is not known any more. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

interface Given {
  /** `https://safelight.example`. */
  readonly origin: string;
  readonly apiKey: string;
}

const UPLOAD_PATH = '/api/images/upload/';

const authorization = (apiKey: string): string => `Api-Key ${apiKey}`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * A custom uploader of ShareX 14 or newer, as an `.sxcu` file holds it. Every upload makes an image of its own,
 * so that its links and its deletion are its own.
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

/** A line for a POSIX shell that uploads `photo.jpg`. */
export const curlLine = ({ origin, apiKey }: Given): string =>
  `curl -H 'Authorization: ${authorization(apiKey)}' -F image=@photo.jpg -F privacy=public '${origin}${UPLOAD_PATH}'`;

/** What the uploader `web-uploader` of PicGo and its relatives is told; its headers and fields are JSON in text. */
export const picGoSettings = ({ origin, apiKey }: Given): string =>
  json({
    url: `${origin}${UPLOAD_PATH}?allow_duplicate=true`,
    paramName: 'image',
    jsonPath: 'direct_url',
    customHeader: JSON.stringify({ Authorization: authorization(apiKey) }),
    customBody: JSON.stringify({ privacy: 'public' }),
  });
