import Button from '@mui/material/Button';
import { useSession } from '@safelight/web-session';
import { PrimaryButton } from '@safelight/web-ui';
import { Link } from 'react-router';

/** The link with which visitors sign up. People who are signed in have an account, and it opens their gallery. */
export const GetStartedLink = ({ isPrimary = false }: { readonly isPrimary?: boolean }) => {
  const { status } = useSession();
  const [to, text] = status === 'signed-in' ? ['/gallery', 'Open Gallery'] : ['/signup', 'Get Started Free'];
  const shared = { component: Link, to, size: 'large', children: text } as const;
  return isPrimary ? <PrimaryButton {...shared} sx={{ mt: 1 }} /> : <Button {...shared} />;
};
