import { type ComponentType, lazy } from 'react';

/** Any other path; its code comes when somebody gets lost. */
export const NotFoundScreen: ComponentType = lazy(async () => ({
  default: (await import('./NotFoundScreen.tsx')).NotFoundScreen,
}));
