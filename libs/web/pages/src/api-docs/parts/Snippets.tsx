import Box from '@mui/material/Box';
import { Choice, CodeBlock } from '@safelight/web-ui';
import { useDocs } from '../docs-context.ts';
import type { ApiRequest } from '../request/api-request.ts';
import { LANGUAGES, snippet } from '../request/snippets.ts';

/** Shows a request as code, in the language that was chosen last. */
export const Snippets = ({ request }: { readonly request: ApiRequest }) => {
  const { language, setLanguage } = useDocs();
  const chosen = LANGUAGES.find(({ value }) => value === language);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Choice label="Language" value={language} options={LANGUAGES} onValue={setLanguage} />
      <CodeBlock
        caption={`${chosen?.label ?? ''} · ${request.method}`}
        code={snippet(language, request)}
        copyLabel="Copy Code"
      />
    </Box>
  );
};
