export { createSession, SESSION_POLL_MS, type Session } from './create-session.ts';
export { keepTarget, takeTarget } from './pending-target.ts';
export { ProtectedRoute } from './ProtectedRoute.tsx';
export { type RememberedLocation, rememberedPath, signInTarget } from './remembered-location.ts';
export { createSessionCalls, type SessionCalls } from './session-calls.ts';
export {
  sessionAtom,
  type SessionState,
  type SessionTokens,
  type SessionUser,
  type StoredSession,
} from './session.atoms.ts';
export { SessionExpiry } from './SessionExpiry.tsx';
export { SessionProvider, useSession, useTokenSource } from './SessionProvider.tsx';
export { readFreshToken, SESSION_STORAGE_KEY } from './stored-session.ts';
export { usePlan } from './use-plan.ts';
