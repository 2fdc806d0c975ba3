import { listOutbox, type OutboxMail, readOutboxMail } from './outbox.ts';
import { escapeHtml } from '@safelight/rules';

/** The outbox as web pages. `root` is their path. */
export interface OutboxPages {
  /** The page with the newest hundred emails. */
  list(root: string): Promise<string>;
  /** The page of one email by its filename. Throws NOT_FOUND when there is none. */
  mail(root: string, name: string): Promise<string>;
  /** The HTML of an email. Its links open in a new tab. Show it in a sandboxed frame. */
  html(name: string): Promise<string>;
  /** The CSS of the pages, served as `style.css`. */
  readonly style: string;
}

const MAX_LISTED = 100;
const LINK = /https?:\/\/[^\s<>"]+/g;

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1rem; margin: 2rem 0 0.5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 1rem 0.5rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { opacity: 0.7; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
iframe { width: 100%; height: 44rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 8px; }
`;

const page = (root: string, title: string, body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${root}/style.css">
</head>
<body>
${body}
</body>
</html>
`;

const timeOf = ({ writtenAt }: OutboxMail): string =>
  `<time datetime="${escapeHtml(writtenAt)}">${escapeHtml(writtenAt.slice(0, 19).replace('T', ' '))} UTC</time>`;

const row =
  (root: string) =>
  ([name, mail]: readonly [string, OutboxMail]): string =>
    `<tr><td>${timeOf(mail)}</td><td>${escapeHtml(mail.to)}</td>` +
    `<td><a href="${root}/${encodeURIComponent(name)}">${escapeHtml(mail.subject)}</a></td></tr>`;

/** `text` as HTML, in which every address is a link. */
const withLinks = (text: string): string => {
  let [html, at] = ['', 0];
  for (const { 0: link, index } of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(at, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
    at = index + link.length;
  }
  return html + escapeHtml(text.slice(at));
};

const listPage = (root: string, mails: readonly (readonly [string, OutboxMail])[]): string =>
  mails.length === 0
    ? '<h1>Outbox</h1>\n<p>No mail yet. What the site sends appears here; reload the page.</p>'
    : `<h1>Outbox</h1>
<table>
<thead><tr><th scope="col">Sent</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${mails.map(row(root)).join('\n')}
</tbody>
</table>`;

const replyTo = ({ replyTo: whom }: OutboxMail): string =>
  whom === undefined ? '' : `<dt>Reply to</dt><dd>${escapeHtml(`${whom.name} <${whom.address}>`)}</dd>\n`;

const mailPage = (root: string, name: string, mail: OutboxMail): string =>
  `<p><a href="${root}">All mail</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to)}</dd>
${replyTo(mail)}<dt>Sent</dt><dd>${timeOf(mail)}</dd>
</dl>
<h2>Text</h2>
<pre>${withLinks(mail.text)}</pre>
<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${root}/${encodeURIComponent(name)}/html"></iframe>`;

/** Web pages that show the emails in `dir`, for installations without a mail server. */
export const createOutboxPages = (dir: string): OutboxPages => ({
  style: STYLE,
  list: async (root) => {
    const names = (await listOutbox(dir)).slice(0, MAX_LISTED);
    const mails = await Promise.all(
      names.map(async (name) => [name, await readOutboxMail(dir, name)] as const),
    );
    return page(root, 'Outbox', listPage(root, mails));
  },
  mail: async (root, name) => {
    const mail = await readOutboxMail(dir, name);
    return page(root, mail.subject, mailPage(root, name, mail));
  },
  html: async (name) => {
    const { html } = await readOutboxMail(dir, name);
    return html.replace('<head>', '<head>\n<base target="_blank">');
  },
});
