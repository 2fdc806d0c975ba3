/** The boundary in a Content-Type, in quotation marks or without. */
const BOUNDARY = /;\s*boundary=(?:"([^"\\]*)"|([^\s;"]+))/i;
const NOTHING = Buffer.alloc(0);

/** How many parts a form has, counted in its bytes: parsers say nothing of a part whose headers they cannot read. */
export class FormParts {
  /** The bytes at which a part begins: a line with the boundary, and the end of the line before it. */
  readonly #start: Buffer;
  /** The last bytes that arrived, at which the next chunk may complete the start of a part. */
  #rest: Buffer;
  #count = 0;

  /** Counts nothing if the Content-Type names no boundary; such a body is no form for a parser either. */
  constructor(contentType: string) {
    const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
    const boundary = quoted ?? bare;
    this.#start = boundary === undefined ? NOTHING : Buffer.from(`\r\n--${boundary}\r\n`, 'latin1');
    // The first part begins a form, without a line before it.
    this.#rest = Buffer.from('\r\n');
  }

  /** The number of parts that have begun. */
  get count(): number {
    return this.#count;
  }

  /** Must be called with each chunk of the form. */
  noteChunk(chunk: Buffer): void {
    const kept = this.#start.length - 1;
    if (kept < 0) return;
    this.#countIn(Buffer.concat([this.#rest, chunk.subarray(0, kept)]));
    this.#countIn(chunk);
    const last = chunk.subarray(-kept);
    this.#rest = last.length < kept ? Buffer.concat([this.#rest, last]).subarray(-kept) : Buffer.from(last);
  }

  #countIn(bytes: Buffer): void {
    // The end of a line that begins one part may be the end of the line before the next one.
    const step = this.#start.length - 2;
    for (let at = bytes.indexOf(this.#start); at !== -1; at = bytes.indexOf(this.#start, at + step))
      this.#count += 1;
  }
}
