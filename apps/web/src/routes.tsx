import { ProtectedRoute } from '@safelight/web-session';
import { CrashScreen, LandingScreen, Layout, NotFoundScreen } from '@safelight/web-site';
import { LoadingState } from '@safelight/web-ui';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A route's screen, loaded when it is first visited. */
const screen = (load: () => Promise<ComponentType>): { lazy: { Component: () => Promise<ComponentType> } } => ({
  lazy: { Component: load },
});

const account = () => import('@safelight/web-account');
const library = () => import('@safelight/web-library');
const editing = () => import('@safelight/web-editing');

/** For the signed-in only (spec: accounts §2). */
const protectedRoutes: RouteObject[] = [
  { path: 'gallery', ...screen(async () => (await library()).GalleryScreen) },
  { path: 'upload', ...screen(async () => (await library()).UploadScreen) },
  { path: 'editor/:imageId?', ...screen(async () => (await editing()).EditorScreen) },
  { path: 'api-keys', ...screen(async () => (await account()).ApiKeysScreen) },
];

const publicDataRoutes: RouteObject[] = [
  { path: 'login', ...screen(async () => (await account()).LoginScreen) },
  { path: 'signup', ...screen(async () => (await account()).SignupScreen) },
  { path: 'verify-email', ...screen(async () => (await account()).VerifyEmailScreen) },
  { path: 'verify-email/redirect', ...screen(async () => (await account()).VerifyEmailScreen) },
  { path: 'image/:uid', ...screen(async () => (await library()).ImageScreen) },
];

/** The route table. */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    HydrateFallback: () => <LoadingState text="Loading..." minHeight={480} />,
    children: [
      {
        ErrorBoundary: CrashScreen,
        children: [
          { index: true, Component: LandingScreen },
          {
            ...screen(async () => (await import('./data-routes.tsx')).DataRoutes),
            children: [...publicDataRoutes, { Component: ProtectedRoute, children: protectedRoutes }],
          },
          { path: '*', Component: NotFoundScreen },
        ],
      },
    ],
  },
];
