import { loadCode } from '@safelight/web-ui';
import { type ComponentType, lazy } from 'react';

/** The screen at any unknown path; its code is loaded when needed. */
export const NotFoundScreen: ComponentType = lazy(async () => ({
  default: (await loadCode(() => import('./NotFoundScreen.tsx'))).NotFoundScreen,
}));
