import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

const Text = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.h3, margin: theme.spacing(5, 0, 1) },
  '& p, & ul': { margin: theme.spacing(0, 0, 2) },
  '& ul': { display: 'grid', gap: theme.spacing(0.75), paddingLeft: theme.spacing(2.5) },
  '& a': {
    fontWeight: 550,
    color: theme.vars.palette.text.primary,
    textDecorationColor: theme.vars.palette.surface.control,
    textUnderlineOffset: '0.22em',
    '&:hover': { textDecorationColor: theme.vars.palette.text.primary },
  },
}));

/** Rendered Markdown. Links to our own screens open without loading the page again. */
export const Prose = ({ html }: { readonly html: string }) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href') ?? '';
    if (!isPlainClick || !path.startsWith('/')) return;
    event.preventDefault();
    void navigate(path);
  };
  // The links inside handle focus and keys; this listener only intercepts their clicks.
  return <Text onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
};
