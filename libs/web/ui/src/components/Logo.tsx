import { styled } from '@mui/material/styles';

const Word = styled('span')({ fontWeight: 680, fontSize: '1.0625rem', letterSpacing: '-0.03em' });

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 9,
  color: theme.vars.palette.text.primary,
  '& .light': { fill: theme.vars.palette.primary.main },
}));

/** The darkroom lamp over its pool of light, with or without the name. */
export const Logo = ({ size = 26, bare = false }: { readonly size?: number; readonly bare?: boolean }) => (
  <Root>
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <path className="light" opacity="0.3" d="M8 16 2.5 28.5A1 1 0 0 0 3.4 30h25.2a1 1 0 0 0 .9-1.5L24 16Z" />
      <path fill="currentColor" d="M15 2a1 1 0 0 1 2 0v3.1c5.6.5 9.6 4 10.4 8.7a1 1 0 0 1-1 1.2H5.6a1 1 0 0 1-1-1.2C5.4 9.1 9.4 5.6 15 5.1Z" />
      <circle className="light" cx="16" cy="15.5" r="4.75" />
    </svg>
    {bare ? null : <Word>Safelight</Word>}
  </Root>
);
