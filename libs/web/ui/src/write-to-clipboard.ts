/**
 * Writes a text to the clipboard, as soon as it is known; rejects if the browser refuses. Must be called while a click is
 * handled, because Safari allows no writing later; only browsers that cannot be given a promise wait for the text first.
 */
export const writeToClipboard = async (text: string | Promise<string>): Promise<void> => {
  const { clipboard } = navigator;
  if (typeof text === 'string') return clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((known) => new Blob([known], { type }));
  // If the browser refuses, it may do so before the text is known, and then nothing else waits for it.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ [type]: blob })]);
};
