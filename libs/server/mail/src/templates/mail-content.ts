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
