import Box from '@mui/material/Box';
import { CodeBlock } from '@safelight/web-ui';
import { useDocs } from '../docs-context.ts';
import { GUIDES } from '../guides/guides.ts';
import { KeyField } from '../parts/KeyField.tsx';
import { Prose } from '../parts/Prose.tsx';
import { withCode } from '../parts/with-code.tsx';

/** The tab with guides, each with code that runs unchanged. */
export const GuidesTab = () => {
  const { document, apiKey } = useDocs();
  const context = { origin: new URL(document.baseUrl).origin, apiKey };
  return (
    <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
      <Box sx={{ maxWidth: 560 }}>
        <KeyField />
      </Box>
      {GUIDES.map(({ title, text, code }) => (
        <Prose key={title} as="section" aria-label={title}>
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{withCode(paragraph)}</p>
          ))}
          {code.map(({ caption, code: write }) => (
            <CodeBlock key={caption} caption={caption} copyLabel="Copy Code" code={write(context)} />
          ))}
        </Prose>
      ))}
    </Box>
  );
};
