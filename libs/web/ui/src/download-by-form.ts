/** The time in milliseconds after which an answer has certainly begun. */
const BEGUN_MS = 60_000;

/**
 * Sends fields to `url` as a form, and lets the browser download the answer by itself, so that no file passes through
 * the memory of the page. The form is sent in a frame that is not displayed. If the answer is not a download, the frame
 * loads it instead of the page, and `onRefused` is called.
 */
export const downloadByForm = (
  url: string,
  fields: Readonly<Record<string, string>>,
  onRefused: () => void,
): void => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.name = crypto.randomUUID();
  frame.addEventListener('load', () => {
    // Some browsers also report that the empty frame was loaded.
    if (frame.contentDocument?.URL === 'about:blank') return;
    frame.remove();
    onRefused();
  });
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, target: frame.name, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(frame, form);
  form.submit();
  form.remove();
  setTimeout(() => frame.remove(), BEGUN_MS);
};
