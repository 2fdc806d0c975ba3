import { useSession } from '@safelight/web-session';

/** Where a link to a screen for the signed-in leads: visitors sign up first, and come back to it. */
export const useWayIn = (): ((path: string) => string) => {
  const { status } = useSession();
  return (path) => (status === 'signed-out' ? `/signup?next=${encodeURIComponent(path)}` : path);
};

/** The upload screen, which opens the picture with these words ready to be sent. */
export const uploadFor = (prompt: string): string => `/upload?prompt=${encodeURIComponent(prompt)}`;
