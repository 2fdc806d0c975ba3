import { styled } from '@mui/material/styles';
import { CircleHelp, Lightbulb, Siren } from 'lucide-react';
import Box from '@mui/material/Box';
import { Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { ContactForm } from './ContactForm.tsx';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignContent: 'start',
    gap: theme.spacing(0.5, 2),
    padding: theme.spacing(2.5),
    borderRadius: 12,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& svg': { gridRow: '1 / span 3', marginTop: 2, color: theme.vars.palette.text.secondary },
  '& h2': { margin: 0, fontSize: '0.875rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& strong': { fontSize: '1.25rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
  '& p': { margin: 0, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

/** The promised response times (spec: accounts §2 "Contact page"). */
const TIMES = [
  {
    Icon: Siren,
    title: 'Critical issues',
    time: 'Under 1 hour',
    hint: 'You cannot sign in, or images do not load.',
  },
  {
    Icon: CircleHelp,
    title: 'General questions',
    time: 'Under 4 hours',
    hint: 'How something is done, or billed.',
  },
  {
    Icon: Lightbulb,
    title: 'Feature requests',
    time: 'Under 24 hours',
    hint: 'What you would like to do, and what stops you today.',
  },
] as const;

/** The list of how soon messages are answered. */
const ResponseTimes = () => (
  <List aria-label="Response times">
    {TIMES.map(({ Icon, title, time, hint }) => (
      <li key={title}>
        <Icon size={20} aria-hidden />
        <h2>{title}</h2>
        <strong>{time}</strong>
        <p>{hint}</p>
      </li>
    ))}
  </List>
);

/** The screen at /contact. */
export const ContactScreen = () => {
  usePageTitle('Contact');
  return (
    <Page>
      <PageHeading title="Contact Us" hint="A person reads every message, and answers by email." />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
          alignItems: 'start',
        }}
      >
        <ContactForm />
        <ResponseTimes />
      </Box>
    </Page>
  );
};
