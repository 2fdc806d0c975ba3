import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { TEXTS } from '@safelight/rules';
import { ErrorState, LoadingState, Page, PageHeading, usePageTitle } from '@safelight/web-ui';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DocsContext } from './docs-context.ts';
import type { ApiDocument } from './document/api-document.ts';
import { useApiDocument } from './document/use-api-document.ts';
import type { Language } from './request/snippets.ts';
import { AuthenticationTab } from './tabs/AuthenticationTab.tsx';
import { ExamplesTab } from './tabs/ExamplesTab.tsx';
import { GraphqlTab } from './tabs/GraphqlTab.tsx';
import { GuidesTab } from './tabs/GuidesTab.tsx';
import { OverviewTab } from './tabs/OverviewTab.tsx';
import { ReferenceTab } from './tabs/ReferenceTab.tsx';

/** The tabs of spec: accounts §2 "API documentation screen", and two of our own; the first is the default. */
const TABS = [
  { id: 'overview', label: 'Overview', Content: OverviewTab },
  { id: 'authentication', label: 'Authentication', Content: AuthenticationTab },
  { id: 'reference', label: 'API Reference', Content: ReferenceTab },
  { id: 'examples', label: 'Examples', Content: ExamplesTab },
  { id: 'guides', label: 'Guides', Content: GuidesTab },
  { id: 'graphql', label: 'GraphQL', Content: GraphqlTab },
] as const;

type TabId = (typeof TABS)[number]['id'];

const Documentation = ({
  document,
  children,
}: {
  readonly document: ApiDocument;
  readonly children: ReactNode;
}) => {
  const [apiKey, setApiKey] = useState('');
  const [language, setLanguage] = useState<Language>('curl');
  return <DocsContext value={{ document, apiKey, setApiKey, language, setLanguage }}>{children}</DocsContext>;
};

/** The screen at /api-docs and /docs: the API as this server describes it. */
export const ApiDocsScreen = () => {
  usePageTitle('API Documentation');
  const { loaded, retry } = useApiDocument();
  const [query, setQuery] = useSearchParams();
  const { id, Content } = TABS.find((tab) => tab.id === query.get('tab')) ?? TABS[0];
  return (
    <Page>
      <PageHeading
        title="API Documentation"
        hint="Upload, list and change images from your own programs."
        actions={
          <Button component={Link} to="/api-keys">
            Get an API Key
          </Button>
        }
      />
      <Tabs
        value={id}
        variant="scrollable"
        aria-label="API documentation"
        onChange={(_, next: TabId) => setQuery(next === TABS[0].id ? {} : { tab: next }, { replace: true })}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map(({ id: value, label }) => (
          <Tab key={value} value={value} label={label} id={`tab-${value}`} aria-controls="docs-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="docs-panel" aria-labelledby={`tab-${id}`} sx={{ minWidth: 0 }}>
        {loaded.state === 'loading' ? <LoadingState text="Loading..." minHeight={320} /> : null}
        {loaded.state === 'failed' ? (
          <ErrorState title={TEXTS.docs.loadFailed} onRetry={retry} isPassing={loaded.isPassing} />
        ) : null}
        {loaded.state === 'ready' ? (
          <Documentation document={loaded.value}>
            <Content />
          </Documentation>
        ) : null}
      </Box>
    </Page>
  );
};
