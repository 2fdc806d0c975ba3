/** Saves the file at a URL under a name, as a click on a download link does. */
const saveFile = (url: string, filename: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  document.body.append(link);
  link.click();
  link.remove();
};

/** The time in milliseconds after which a browser has certainly started to read the file. */
const SAVED_MS = 60_000;

/** Saves bytes as a file with this name. */
export const saveBytes = (bytes: Blob, filename: string): void => {
  const url = URL.createObjectURL(bytes);
  saveFile(url, filename);
  setTimeout(() => URL.revokeObjectURL(url), SAVED_MS);
};
