import { styled } from '@mui/material/styles';

const Word = styled('span')({ fontWeight: 680, fontSize: '1.0625rem', letterSpacing: '-0.03em' });

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  color: theme.vars.palette.text.primary,
  '& .light': { fill: theme.vars.palette.primary.main },
}));

/** The logo, a darkroom lamp, with or without the name. */
export const Logo = ({ size = 26, bare = false }: { readonly size?: number; readonly bare?: boolean }) => (
  <Root>
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <path fill="currentColor" d="M3.5 16a12.5 12.5 0 0 1 25 0Z" />
      <path className="light" d="M8 19h16a8 8 0 0 1-16 0Z" />
    </svg>
    {bare ? null : <Word className="word">Safelight</Word>}
  </Root>
);
