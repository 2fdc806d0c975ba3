import { escapeHtml } from '@safelight/rules';

/** The content of an email after its greeting, as plain text. `renderText` and `renderHtml` lay it out. */
export interface MailContent {
  readonly productName: string;
  /** The line that mail clients show next to the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The button of the email. Null if the email has none. */
  readonly action: { readonly label: string; readonly link: string } | null;
  /** Additional information in small print. */
  readonly notes: readonly string[];
}

/** Renders the email as plain text, with the link on a line of its own. */
export const renderText = ({ productName, heading, paragraphs, action, notes }: MailContent): string =>
  [
    heading,
    ...paragraphs,
    ...(action === null ? [] : [`${action.label}:\n${action.link}`]),
    ...notes,
    `-- \n${productName}`,
  ].join('\n\n') + '\n';

interface Palette {
  readonly page: string;
  readonly card: string;
  readonly line: string;
  readonly ink: string;
  readonly quiet: string;
  /** The background of the button. */
  readonly accent: string;
  readonly onAccent: string;
}

/** The palettes have the site's colors. Clients in dark mode use the dark palette (design: look). */
export const LIGHT: Palette = {
  page: '#F6F1EA',
  card: '#FFFBF5',
  line: '#E2D8CD',
  ink: '#231C18',
  quiet: '#665A52',
  accent: '#C23A1E',
  onAccent: '#FFFFFF',
};
export const DARK: Palette = {
  page: '#141110',
  card: '#1E1A18',
  line: '#322B28',
  ink: '#F4EEE9',
  quiet: '#B8ACA3',
  accent: '#FF5A3C',
  onAccent: '#1B0A05',
};

const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/**
 * The dark palette needs a style sheet, because inline styles have no media queries. Clients without style
 * sheets show the light palette.
 */
const SHEET = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${DARK.page} !important; }
  .card { background: ${DARK.card} !important; border-color: ${DARK.line} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .button { background: ${DARK.accent} !important; color: ${DARK.onAccent} !important; }
}`;

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px;color:${LIGHT.ink}">${escapeHtml(text)}</p>`;

const note = (text: string): string =>
  `<p class="quiet" style="margin:0 0 8px;font-size:14px;line-height:20px;color:${LIGHT.quiet}">${escapeHtml(text)}</p>`;

/** Most clients use the padding of the link. Outlook uses `mso-padding-alt` of the cell. */
const button = (label: string, link: string): string =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 24px"><tr>
<td class="button" bgcolor="${LIGHT.accent}" style="border-radius:8px;background:${LIGHT.accent};mso-padding-alt:14px 28px">
<a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 28px;border-radius:8px;background:${LIGHT.accent};color:${LIGHT.onAccent};font-size:16px;line-height:20px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;

const plainLink = (link: string): string =>
  `<p class="quiet" style="margin:0 0 24px;font-size:14px;line-height:20px;color:${LIGHT.quiet};word-break:break-all">If the button does not work, open this address:<br>
<a class="quiet" href="${escapeHtml(link)}" style="color:${LIGHT.quiet};text-decoration:underline">${escapeHtml(link)}</a></p>`;

/**
 * Renders the email as a page with one column. It is readable without images, style sheets or a wide screen.
 */
export const renderHtml = ({
  productName,
  preview,
  heading,
  paragraphs,
  action,
  notes,
}: MailContent): string =>
  `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>
${SHEET}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page};font-family:${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellspacing="0" cellpadding="0" border="0" style="background:${LIGHT.page}"><tr>
<td align="center" style="padding:32px 16px;font-family:${FONT}">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:12px"><tr>
<td align="left" style="padding:32px">
<p class="quiet" style="margin:0 0 24px;font-size:14px;line-height:20px;font-weight:600;color:${LIGHT.quiet}">${escapeHtml(productName)}</p>
<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:700;color:${LIGHT.ink}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action === null ? '' : `${button(action.label, action.link)}\n${plainLink(action.link)}`}
${notes.map(note).join('\n')}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
