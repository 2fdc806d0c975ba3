/** A reply that the simulated server sends to one request. */
export type VendorReply =
  /** A picture: by default the one in the request. */
  | {
      readonly kind: 'image';
      readonly bytes?: Buffer;
      readonly mimeType?: string;
      readonly text?: string;
      /** The token counts in the answer. */
      readonly tokens?: { readonly input: number; readonly output: number };
    }
  | { readonly kind: 'text'; readonly text: string }
  /** The URL of a picture instead of its bytes. */
  | { readonly kind: 'address'; readonly url: string }
  /** An error in the vendor's format. */
  | { readonly kind: 'error'; readonly status: number; readonly code?: string; readonly message?: string }
  /** A refusal in the vendor's format. With `prompt` the request was refused, otherwise the answer. */
  | { readonly kind: 'safety'; readonly reason: string; readonly where?: 'prompt' | 'answer' }
  /** A successful answer without content. */
  | { readonly kind: 'empty' }
  /** No answer until the connection is closed. */
  | { readonly kind: 'hang' }
  /** A closed connection in the middle of a successful answer. */
  | { readonly kind: 'cut' }
  | { readonly kind: 'broken-json' }
  /** An endless body. */
  | { readonly kind: 'huge' }
  /** A redirect to another URL. */
  | { readonly kind: 'redirect'; readonly location: string }
  /** A successful picture after a delay. */
  | { readonly kind: 'slow'; readonly ms: number };

export interface VendorPicture {
  /** The form field of the picture. Empty when the format has no fields. */
  readonly field: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

/** A request that the simulated server received. */
export interface VendorRequest {
  /** The time of the request in milliseconds, by `performance.now()`. */
  readonly at: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly model: string;
  readonly prompt: string;
  /** The system instruction. Empty when the request has none. */
  readonly instruction: string;
  readonly pictures: readonly VendorPicture[];
  /** Other form fields, or the requested response format. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The replies that a vendor writes in its wire format. The others are faults of the connection. */
export type FormattedReply = Extract<
  VendorReply,
  { readonly kind: 'image' | 'text' | 'address' | 'error' | 'safety' | 'empty' }
>;

/** A vendor's wire format: parses requests and writes replies. */
export interface WireFormat {
  read(
    path: string,
    headers: VendorRequest['headers'],
    body: Buffer,
  ): Promise<Omit<VendorRequest, 'at' | 'path' | 'headers'>>;
  write(reply: FormattedReply, request: VendorRequest): { readonly status: number; readonly body: unknown };
}
