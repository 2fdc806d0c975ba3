import { PasswordField } from '@safelight/web-ui';
import { useDocs } from '../docs-context.ts';

/** The field for the API key with which examples are run. */
export const KeyField = () => {
  const { apiKey, setApiKey } = useDocs();
  return (
    <PasswordField
      label="API key"
      name="apiKey"
      autoComplete="off"
      hint="Fills in the examples and runs them. It stays in this tab's memory and is gone when you leave."
      value={apiKey}
      onValue={setApiKey}
    />
  );
};
