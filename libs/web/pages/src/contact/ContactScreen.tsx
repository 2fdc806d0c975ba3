import Box from '@mui/material/Box';
import { Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { ContactForm } from './ContactForm.tsx';
import { ResponseTimes } from './ResponseTimes.tsx';

/** The screen at /contact. */
export const ContactScreen = () => {
  usePageTitle('Contact');
  return (
    <Page>
      <PageHeading title="Contact us" hint="A person reads every message, and answers by email." />
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
