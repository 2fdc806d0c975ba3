/** Claims for an ID token. Null removes a claim. */
export type Claims = Readonly<Record<string, unknown>>;

export type Command =
  | { readonly do: 'signInAs'; readonly claims: Claims }
  | { readonly do: 'answerWithIdToken'; readonly idToken: string }
  | { readonly do: 'answerWithStatus'; readonly status: number }
  | { readonly do: 'sign'; readonly claims: Claims }
  | { readonly do: 'exchanges' };

export interface Reply {
  readonly id: number;
  readonly result: unknown;
}
