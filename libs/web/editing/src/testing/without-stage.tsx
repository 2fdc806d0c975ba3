import { jest } from '@jest/globals';
import * as stage from '@safelight/stage';

/** Puts an element that draws nothing in the place of the canvas, for whatever is imported afterwards. */
export const withoutStage = (): void => {
  jest.unstable_mockModule('@safelight/stage', () => ({
    ...stage,
    EditorStage: ({ label }: { readonly label: string }) => <div role="application" aria-label={label} />,
  }));
};
