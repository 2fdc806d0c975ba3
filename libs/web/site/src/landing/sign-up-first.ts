import { useSession } from '@safelight/web-session';

/** The target of a link to a path that requires an account: visitors sign up first and are then taken to the path. */
export const useSignUpFirst = (): ((path: string) => string) => {
  const { status } = useSession();
  return (path) => (status === 'signed-out' ? `/signup?next=${encodeURIComponent(path)}` : path);
};

/** The path of the upload screen with a prompt, which the picture's page then fills in. */
export const uploadFor = (prompt: string): string => `/upload?prompt=${encodeURIComponent(prompt)}`;
