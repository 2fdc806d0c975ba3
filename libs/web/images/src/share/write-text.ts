/**
 * Writes a text to the clipboard as soon as it is known. Must be called while a click is handled, because Safari allows
 * no writing later; only browsers that cannot be given a promise wait for the text first.
 */
export const writeText = async (text: Promise<string>): Promise<void> => {
  if (typeof ClipboardItem === 'undefined') {
    const known = await text;
    await navigator.clipboard.writeText(known);
    return;
  }
  const type = 'text/plain';
  const blob = text.then((known) => new Blob([known], { type }));
  // If the browser refuses, it may do so before the text is known, and then nothing else waits for it.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
};
