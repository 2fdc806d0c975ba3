/** What a mail says after its greeting, in plain text; `renderText` and `renderHtml` decide how it looks. */
export interface MailContent {
  readonly productName: string;
  /** The line mail clients show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do; null when there is none. */
  readonly action: { readonly label: string; readonly link: string } | null;
  /** What is good to know, in small print. */
  readonly notes: readonly string[];
}
