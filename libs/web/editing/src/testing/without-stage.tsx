import { jest } from '@jest/globals';
import * as stage from '@safelight/stage';

/** Replaces the canvas by an empty element in modules imported afterwards. */
export const withoutStage = () =>
  jest.unstable_mockModule('@safelight/stage', () => ({
    ...stage,
    EditorStage: ({ label }: { readonly label: string }) => (
      <div role="application" aria-label={label} tabIndex={-1} />
    ),
  }));
