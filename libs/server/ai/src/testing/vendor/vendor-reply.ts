/** What a vendor's server is told to answer to one request. */
export type VendorReply =
  /** A picture: the one that was sent, unless another is given. */
  | {
      readonly kind: 'image';
      readonly bytes?: Buffer;
      readonly mimeType?: string;
      readonly text?: string;
      /** Tokens that the vendor says it counted. */
      readonly tokens?: { readonly input: number; readonly output: number };
    }
  | { readonly kind: 'text'; readonly text: string }
  /** The address of a picture in place of its bytes. */
  | { readonly kind: 'address'; readonly url: string }
  /** An error in the vendor's format. */
  | { readonly kind: 'error'; readonly status: number; readonly code?: string; readonly message?: string }
  /** A refusal in the vendor's format; `prompt` when the question was refused, not the answer. */
  | { readonly kind: 'safety'; readonly reason: string; readonly where?: 'prompt' | 'answer' }
  /** A good answer with nothing in it. */
  | { readonly kind: 'empty' }
  /** No answer until the connection is closed. */
  | { readonly kind: 'hang' }
  /** The connection is cut in the middle of a good answer. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'broken-json' }
  /** An endless body. */
  | { readonly kind: 'huge' }
  /** A redirect elsewhere. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** A good picture after a while. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface VendorPicture {
  /** The field it came in; empty where the format has none. */
  readonly field: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

/** What a vendor's server was asked. */
export interface VendorRequest {
  /** Milliseconds, by `performance.now()`. */
  readonly at: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
  readonly prompt: string;
  /** The system instruction; empty when there is none. */
  readonly instruction: string;
  readonly pictures: readonly VendorPicture[];
  /** Other fields of a form, or how the picture to answer with shall be. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The replies that are an answer of the wire format rather than a fault of the connection. */
export type FormattedReply = Extract<
  VendorReply,
  { readonly kind: 'image' | 'text' | 'address' | 'error' | 'safety' | 'empty' }
>;

/** How a vendor's requests are read and its answers written. */
export interface WireFormat {
  read(
    path: string,
    headers: VendorRequest['headers'],
    body: Buffer,
  ): Promise<Omit<VendorRequest, 'at' | 'path' | 'headers'>>;
  write(reply: FormattedReply, request: VendorRequest): { readonly status: number; readonly body: unknown };
}
