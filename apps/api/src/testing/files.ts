/** A file that the in-memory imaging accepts as a picture when its text begins with "picture". */
export const fileOf = (text: string): File => new File([text], 'hill.png', { type: 'image/png' });
/** A form that contains these files. */
export const formOf = (files: Readonly<Record<string, File>>): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};
