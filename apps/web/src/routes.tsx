import { ProtectedRoute } from '@safelight/web-session';
import { LandingScreen, NotFoundScreen } from '@safelight/web-site';
import { loadCode, requestCode } from '@safelight/web-ui';
import { type ComponentType, lazy } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

type Load = () => Promise<ComponentType>;

const loads = new Map<unknown, Load>();

/** Creates a screen whose code is loaded when it is first visited. */
const screen = (load: Load): ComponentType => {
  const Screen = lazy(async () => ({ default: await loadCode(load) }));
  loads.set(Screen, load);
  return Screen;
};

const account = () => import('@safelight/web-account');
const library = () => import('@safelight/web-library');
const comparison = () => import('@safelight/web-comparison');
const projects = () => import('@safelight/web-projects');
const editing = () => import('@safelight/web-editing');

const DataRoutes = screen(async () => (await import('./data-routes.tsx')).DataRoutes);
const ApiDocsScreen = screen(async () => (await import('@safelight/web-pages/api-docs')).ApiDocsScreen);
const blog = () => import('@safelight/web-pages/blog');
const pages = () => import('@safelight/web-pages/static');
const VerifyEmailScreen = screen(async () => (await account()).VerifyEmailScreen);

const SuspendedScreen = screen(async () => (await account()).SuspendedScreen);

/** The screens that require signing in (spec: accounts §2). */
const protectedRoutes: RouteObject[] = [
  { path: 'gallery', Component: screen(async () => (await library()).GalleryScreen) },
  { path: 'upload', Component: screen(async () => (await library()).UploadScreen) },
  { path: 'comparisons', Component: screen(async () => (await comparison()).ComparisonsScreen) },
  { path: 'comparison/upload', Component: screen(async () => (await comparison()).ComparisonUploadScreen) },
  { path: 'editor/:imageId?', Component: screen(async () => (await editing()).EditorScreen) },
  { path: 'projects', Component: screen(async () => (await projects()).ProjectsScreen) },
  { path: 'projects/:id', Component: screen(async () => (await projects()).ProjectScreen) },
  { path: 'profile', Component: screen(async () => (await account()).ProfileScreen) },
  { path: 'settings', Component: screen(async () => (await account()).SettingsScreen) },
  { path: 'api-keys', Component: screen(async () => (await account()).ApiKeysScreen) },
];

const publicDataRoutes: RouteObject[] = [
  { path: 'login', Component: screen(async () => (await account()).LoginScreen) },
  { path: 'signup', Component: screen(async () => (await account()).SignupScreen) },
  { path: 'forgot-password', Component: screen(async () => (await account()).ForgotPasswordScreen) },
  { path: 'reset-password', Component: screen(async () => (await account()).ResetPasswordScreen) },
  { path: 'confirm-email', Component: screen(async () => (await account()).ConfirmEmailScreen) },
  { path: 'undo-email', Component: screen(async () => (await account()).UndoEmailScreen) },
  { path: 'auth/google/callback', Component: screen(async () => (await account()).GoogleCallbackScreen) },
  { path: 'verify-email', Component: VerifyEmailScreen },
  { path: 'verify-email/redirect', Component: VerifyEmailScreen },
  {
    path: 'contact',
    Component: screen(async () => (await import('@safelight/web-pages/contact')).ContactScreen),
  },
  {
    path: 'pricing',
    Component: screen(async () => (await import('@safelight/web-pages/pricing')).PricingScreen),
  },
  { path: 'image/:uid', Component: screen(async () => (await library()).ImageScreen) },
  { path: 'p/:token', Component: screen(async () => (await projects()).SharedProjectScreen) },
  { path: 'comparison/:uid', Component: screen(async () => (await comparison()).ComparisonScreen) },
];

/**
 * The route table. The first routes and the 404 page send no queries and stay small; the others use the data
 * layer.
 */
export const routes: RouteObject[] = [
  { path: '/', Component: LandingScreen },
  { path: '/api-docs', Component: ApiDocsScreen },
  { path: '/docs', Component: ApiDocsScreen },
  { path: '/blog', Component: screen(async () => (await blog()).BlogScreen) },
  { path: '/blog/:id', Component: screen(async () => (await blog()).BlogPostScreen) },
  { path: '/help', Component: screen(async () => (await import('@safelight/web-pages/help')).HelpScreen) },
  { path: '/terms', Component: screen(async () => (await pages()).TermsScreen) },
  { path: '/privacy', Component: screen(async () => (await pages()).PrivacyScreen) },
  { path: '/cookies', Component: screen(async () => (await pages()).CookiesScreen) },
  { path: '/gdpr', Component: screen(async () => (await pages()).GdprScreen) },
  { path: '/about', Component: screen(async () => (await pages()).AboutScreen) },
  { path: '/careers', Component: screen(async () => (await pages()).CareersScreen) },
  {
    Component: DataRoutes,
    children: [
      ...publicDataRoutes,
      { element: <ProtectedRoute suspended={SuspendedScreen} />, children: protectedRoutes },
    ],
  },
  { path: '*', Component: NotFoundScreen },
];

/**
 * Returns the functions that load the code for a path: that of the screen and, if it sends queries, that of the
 * data layer.
 */
export const loadsAt = (path: string): readonly Load[] =>
  (matchRoutes(routes, path) ?? []).flatMap(({ route }) => loads.get(route.Component) ?? []);

/** Starts loading all code for a path together. If rendering started it, each part would wait for the one around it. */
export const loadScreenAt = (path: string): void => {
  for (const load of loadsAt(path)) requestCode(load);
};
