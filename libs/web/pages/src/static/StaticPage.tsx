import Typography from '@mui/material/Typography';
import { formatDate, Page, usePageTitle } from '@safelight/web-ui';
import { Prose } from './Prose.tsx';

interface StaticPageProps {
  readonly title: string;
  /** An ISO date, or empty when it does not matter. */
  readonly updated: string;
  readonly html: string;
}

/** A page of text. */
export const StaticPage = ({ title, updated, html }: StaticPageProps) => {
  usePageTitle(title);
  return (
    <Page width="reading">
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75, mb: 4, minHeight: 21 }}>
        {updated === '' ? null : <>Last updated: {formatDate(`${updated}T12:00`)}</>}
      </Typography>
      <Prose html={html} />
    </Page>
  );
};
