import { useSession } from '@safelight/web-session';

/**
 * Returns a function that gives the target of a link to a path that requires an account. Visitors sign up first
 * and are then redirected to the path.
 */
export const useSignUpFirst = (): ((path: string) => string) => {
  const { status } = useSession();
  return (path) => (status === 'signed-out' ? `/signup?next=${encodeURIComponent(path)}` : path);
};

/**
 * Returns the path of the upload screen with a prompt, which the page of the uploaded picture then fills in. With a
 * tool, the editor does so, and selects that tool.
 */
export const uploadFor = (prompt: string, tool?: 'mask-brush'): string =>
  `/upload?prompt=${encodeURIComponent(prompt)}${tool === undefined ? '' : `&tool=${tool}`}`;
