import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Choice, CodeBlock, saveBytes } from '@safelight/web-ui';
import { Download } from 'lucide-react';
import { useState } from 'react';

/** The placeholder for an API key that is no longer known in full. */
const KEY_PLACEHOLDER = 'YOUR_API_KEY';

interface Given {
  /** The origin of the site, for example `https://safelight.example`. */
  readonly origin: string;
  readonly apiKey: string;
}

const UPLOAD_PATH = '/api/images/upload/';

const authorization = (apiKey: string): string => `Api-Key ${apiKey}`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/**
 * Returns a custom uploader for ShareX 14 or newer, in the format of an `.sxcu` file. Every upload creates a
 * separate image, even for duplicates, so that each has its own links and can be deleted separately.
 */
export const shareXConfig = ({ origin, apiKey }: Given): string =>
  json({
    Version: '14.0.0',
    Name: 'Safelight',
    DestinationType: 'ImageUploader',
    RequestMethod: 'POST',
    RequestURL: `${origin}${UPLOAD_PATH}`,
    Parameters: { allow_duplicate: 'true' },
    Headers: { Authorization: authorization(apiKey) },
    Body: 'MultipartFormData',
    Arguments: { privacy: 'public' },
    FileFormName: 'image',
    URL: '{json:direct_url}',
    ThumbnailURL: '{json:thumbnail_url}',
    DeletionURL: '{json:delete_url}',
    ErrorMessage: '{json:error}',
  });

/** Returns a POSIX shell command that uploads `photo.jpg`. */
export const curlLine = ({ origin, apiKey }: Given): string =>
  `curl -H 'Authorization: ${authorization(apiKey)}' -F image=@photo.jpg -F privacy=public '${origin}${UPLOAD_PATH}'`;

/**
 * Returns the settings for PicGo's `web-uploader` and compatible programs, in which headers and fields are JSON
 * strings.
 */
export const picGoSettings = ({ origin, apiKey }: Given): string =>
  json({
    url: `${origin}${UPLOAD_PATH}?allow_duplicate=true`,
    paramName: 'image',
    jsonPath: 'direct_url',
    customHeader: JSON.stringify({ Authorization: authorization(apiKey) }),
    customBody: JSON.stringify({ privacy: 'public' }),
  });

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
  /** The full API key. If it is null, the settings contain a placeholder. */
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
          onClick={() => saveBytes(new Blob([settings], { type: 'application/json' }), client.caption)}
        >
          Download .sxcu
        </Button>
      ) : null}
      <CodeBlock caption={client.caption} code={settings} copyLabel="Copy Settings" />
    </Box>
  );
};
