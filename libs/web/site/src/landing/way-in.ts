import { useSession } from '@safelight/web-session';

/** Maps a path that requires signing in to where its links go: for visitors to the sign-up, which returns to it. */
export const useWayIn = (): ((path: string) => string) => {
  const { status } = useSession();
  return (path) => (status === 'signed-out' ? `/signup?next=${encodeURIComponent(path)}` : path);
};

/** The path of the upload screen with a prompt, which the picture's page then fills in. */
export const uploadFor = (prompt: string): string => `/upload?prompt=${encodeURIComponent(prompt)}`;
