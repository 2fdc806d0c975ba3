import { useQuery } from '@apollo/client/react';
import { CreditsDocument } from '@safelight/web-data';
import { useSession } from '@safelight/web-session';
import { useEffect } from 'react';

/**
 * Keeps the credits in the header up to date with the server's answers, for example after an edit or a
 * purchase. Renders nothing.
 */
export const FollowCredits = () => {
  const { user, updateUser } = useSession();
  const said = useQuery(CreditsDocument).data?.me?.credits;
  const shown = user?.credits;
  useEffect(() => {
    if (said !== undefined && shown !== undefined && said !== shown) updateUser({ credits: said });
  }, [said, shown, updateUser]);
  return null;
};
