import { isUtf8 } from 'node:buffer';

/** How a part of a form says which encoding its text or its filename has (RFC 7578, RFC 5987). */
const DECLARATION = /filename\*=|charset=/i;
/** What parsers put in place of bytes that are not in the declared encoding. */
const REPLACEMENT = '\ufffd';
/** The bytes of that character where a client means it: in UTF-8, or those encoded in a filename (RFC 5987). */
const SENT_REPLACEMENT = /\xef\xbf\xbd|%[Ee][Ff]%[Bb][Ff]%[Bb][Dd]/;

/** The texts of a form, of which a parser that was told to read Latin-1 returns each byte as one character. */
export class FormTexts {
  readonly #keptBytes: number;
  #latest: Buffer[] = [];
  #latestBytes = 0;

  /** `keptBytes` is the maximum size of a part's headers and its text together. */
  constructor(keptBytes: number) {
    this.#keptBytes = keptBytes;
  }

  /** Must be called with each chunk of the form before the parser reads it. */
  noteChunk(chunk: Buffer): void {
    this.#latest.push(chunk);
    this.#latestBytes += chunk.length;
    for (let first = this.#latest[0]; first !== undefined; first = this.#latest[0]) {
      if (this.#latestBytes - first.length < this.#keptBytes) return;
      this.#latest.shift();
      this.#latestBytes -= first.length;
    }
  }

  /**
   * Returns a text of the form: as the parser decoded it if its part declared an encoding, and as UTF-8 otherwise.
   * Null for bytes that are not in that encoding, and for `undefined`, which the parser returns for an encoding that
   * it does not know.
   */
  read(parsed: string | undefined): string | null {
    if (parsed === undefined) return null;
    const bytes = Buffer.from(parsed, 'latin1');
    // A character that is larger than a byte was decoded by the parser.
    if (bytes.toString('latin1') !== parsed) return this.#hasLostBytes(parsed) ? null : parsed;
    if (isUtf8(bytes)) return bytes.toString('utf8');
    return DECLARATION.test(this.#latestText()) ? parsed : null;
  }

  #hasLostBytes(decoded: string): boolean {
    return decoded.includes(REPLACEMENT) && !SENT_REPLACEMENT.test(this.#latestText());
  }

  #latestText(): string {
    return Buffer.concat(this.#latest).toString('latin1');
  }
}
