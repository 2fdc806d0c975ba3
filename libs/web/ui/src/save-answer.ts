import { saveBytes } from './save-file.ts';

/** The name of the file in a Content-Disposition, of any letters (RFC 6266). */
const FILENAME = /filename\*=UTF-8''([^;]+)/;

/** Saves the file that a response contains under the name that the server gives it, or else under `otherwise`. */
export const saveAnswer = async (response: Response, otherwise: string): Promise<void> => {
  const [, name] = FILENAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveBytes(await response.blob(), name === undefined ? otherwise : decodeURIComponent(name));
};
