/** A picture that the imaging of tests takes when its text begins with "picture". */
export const fileOf = (text: string): File => new File([text], 'hill.png', { type: 'image/png' });
/** A form of these files alone. */
export const formOf = (files: Readonly<Record<string, File>>): FormData => {
  const form = new FormData();
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};
