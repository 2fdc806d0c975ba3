import Typography from '@mui/material/Typography';
import { formatDate, Page, usePageTitle } from '@safelight/web-ui';
import { Prose } from './Prose.tsx';

interface StaticPageProps {
  readonly title: string;
  /** The date of the last change in ISO 8601; empty to show none. */
  readonly updated: string;
  readonly html: string;
}

/** A page that shows the text of a Markdown file. */
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
