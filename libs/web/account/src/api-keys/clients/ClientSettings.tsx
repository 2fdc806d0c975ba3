import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Choice, CodeBlock, saveBytes } from '@safelight/web-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { curlLine, KEY_PLACEHOLDER, picGoSettings, shareXConfig } from './client-settings.ts';

const CLIENTS = [
  {
    value: 'sharex',
    label: 'ShareX',
    caption: 'safelight.sxcu',
    hint: 'Save the file and open it: ShareX asks whether to upload with it from now on.',
    write: shareXConfig,
  },
  {
    value: 'curl',
    label: 'curl',
    caption: 'For a shell',
    hint: 'Uploads photo.jpg and prints what became of it, its links too.',
    write: curlLine,
  },
  {
    value: 'picgo',
    label: 'PicGo',
    caption: 'web-uploader',
    hint: 'Install the plugin web-uploader, and fill in its five fields with these values.',
    write: picGoSettings,
  },
] as const;

type ClientId = (typeof CLIENTS)[number]['value'];

interface ClientSettingsProps {
  /** The full key; null when it is no longer known, which shows a placeholder. */
  readonly apiKey: string | null;
}

/** Settings for programs that upload with an API key. */
export const ClientSettings = ({ apiKey }: ClientSettingsProps) => {
  const [chosen, setChosen] = useState<ClientId>('sharex');
  const client = CLIENTS.find(({ value }) => value === chosen) ?? CLIENTS[0];
  const settings = client.write({ origin: window.location.origin, apiKey: apiKey ?? KEY_PLACEHOLDER });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Choice label="Program" value={chosen} options={CLIENTS} onValue={setChosen} />
      <Typography variant="body2" color="textSecondary">
        {client.hint} Its uploads are public, so that the links work for everyone.
      </Typography>
      {apiKey === null ? (
        <Typography variant="body2">
          Replace <code>{KEY_PLACEHOLDER}</code> with your key: we cannot show it again.
        </Typography>
      ) : null}
      {client.value === 'sharex' ? (
        <Button
          startIcon={<Download size={16} />}
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            saveBytes(new Blob([settings], { type: 'application/json' }), client.caption);
          }}
        >
          Download .sxcu
        </Button>
      ) : null}
      <CodeBlock caption={client.caption} code={settings} copyLabel="Copy Settings" />
    </Box>
  );
};
