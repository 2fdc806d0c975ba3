/** The parts of a ShareX custom uploader file that are used here. */
interface ShareXConfig {
  readonly RequestMethod: string;
  readonly RequestURL: string;
  readonly Parameters: Readonly<Record<string, string>>;
  readonly Headers: Readonly<Record<string, string>>;
  readonly Body: string;
  readonly Arguments: Readonly<Record<string, string>>;
  readonly FileFormName: string;
  readonly URL: string;
  readonly ThumbnailURL: string;
  readonly DeletionURL: string;
  readonly ErrorMessage: string;
}

interface Uploaded {
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly deletionUrl: string;
}

type Answer = Readonly<Record<string, unknown>>;

/** Evaluates ShareX's `{json:field}` syntax on the answer; throws when the field is not text. */
const parsed = (syntax: string, answer: Answer): string => {
  const field = /^\{json:(\w+)\}$/.exec(syntax)?.[1] ?? '';
  const value = answer[field];
  if (typeof value !== 'string') throw new Error(`${syntax} is not in ${JSON.stringify(answer)}`);
  return value;
};

const formOf = (
  fields: Readonly<Record<string, string>>,
  fileField: string,
  bytes: Buffer,
  filename: string,
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set(fileField, new Blob([new Uint8Array(bytes)]), filename);
  return form;
};

/** Uploads like ShareX does with this `.sxcu` file; rejects with the error it would show. */
export const uploadByShareX = async (sxcu: string, bytes: Buffer, filename: string): Promise<Uploaded> => {
  const config = JSON.parse(sxcu) as ShareXConfig;
  if (config.Body !== 'MultipartFormData') throw new Error(`a body of ${config.Body}`);
  const url = new URL(config.RequestURL);
  for (const [name, value] of Object.entries(config.Parameters)) url.searchParams.set(name, value);
  const response = await fetch(url, {
    method: config.RequestMethod,
    headers: config.Headers,
    body: formOf(config.Arguments, config.FileFormName, bytes, filename),
  });
  const answer = (await response.json()) as Answer;
  if (!response.ok) throw new Error(parsed(config.ErrorMessage, answer));
  return {
    url: parsed(config.URL, answer),
    thumbnailUrl: parsed(config.ThumbnailURL, answer),
    deletionUrl: parsed(config.DeletionURL, answer),
  };
};

/** Uploads like PicGo's web-uploader does with these settings; returns the link it would copy. */
export const uploadByPicGo = async (settings: string, bytes: Buffer, filename: string): Promise<string> => {
  const { url, paramName, jsonPath, customHeader, customBody } = JSON.parse(settings) as Record<
    'url' | 'paramName' | 'jsonPath' | 'customHeader' | 'customBody',
    string
  >;
  const response = await fetch(url, {
    method: 'POST',
    headers: JSON.parse(customHeader) as Record<string, string>,
    body: formOf(JSON.parse(customBody) as Record<string, string>, paramName, bytes, filename),
  });
  let found: unknown = await response.json();
  for (const field of jsonPath.split('.')) found = (found as Answer)[field];
  return String(found);
};
