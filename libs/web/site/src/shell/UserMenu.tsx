import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { SessionUser } from '@safelight/web-session';
import { initialsOf } from '@safelight/web-ui';
import { lazy, Suspense, useEffect, useState } from 'react';

const load = () => import('./UserMenuList.tsx');
const UserMenuList = lazy(async () => ({ default: (await load()).UserMenuList }));

const Face = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: 999,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.overlay,
  border: `1px solid ${theme.vars.palette.surface.control}`,
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '@media (pointer: coarse)': { width: 44, height: 44 },
}));

/** The person's initials as a button that opens their menu. The menu's code is loaded in advance, after the page. */
export const UserMenu = ({ user }: { readonly user: SessionUser }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  const initials = initialsOf(user.fullName.trim() || user.username);
  return (
    <>
      <Face
        aria-label={`${initials}, User menu`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setNeeded(true);
        }}
      >
        {initials}
      </Face>
      {needed ? (
        <Suspense fallback={null}>
          <UserMenuList
            user={user}
            anchor={anchor}
            onClose={() => {
              setAnchor(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
