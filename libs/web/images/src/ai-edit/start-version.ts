interface VersionLink {
  readonly to: string;
  readonly state: { readonly versionId: string | null };
}

/** Returns where a link leads that opens the page of an image with one of its versions; null is the version in use. */
export const toVersion = (imageUid: string, versionId: string | null): VersionLink => ({
  to: `/image/${imageUid}`,
  state: { versionId },
});

/** Returns the version with which a page starts, from the state of the link that led to it. */
export const startVersionIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'versionId' in state && typeof state.versionId === 'string'
    ? state.versionId
    : undefined;
