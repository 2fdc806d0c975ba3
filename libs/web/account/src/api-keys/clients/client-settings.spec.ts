import { curlLine, picGoSettings, shareXConfig } from './ClientSettings.tsx';

const GIVEN = { origin: 'https://safelight.example', apiKey: 'sk4fG9aQ_secret' };

it('the settings for ShareX contain the upload URL, the API key, and where the response has links and errors', () => {
  expect(JSON.parse(shareXConfig(GIVEN))).toEqual({
    Version: '14.0.0',
    Name: 'Safelight',
    DestinationType: 'ImageUploader',
    RequestMethod: 'POST',
    RequestURL: 'https://safelight.example/api/images/upload/',
    Parameters: { allow_duplicate: 'true' },
    Headers: { Authorization: 'Api-Key sk4fG9aQ_secret' },
    Body: 'MultipartFormData',
    Arguments: { privacy: 'public' },
    FileFormName: 'image',
    URL: '{json:direct_url}',
    ThumbnailURL: '{json:thumbnail_url}',
    DeletionURL: '{json:delete_url}',
    ErrorMessage: '{json:error}',
  });
});

it('the settings for curl are a single shell command', () => {
  expect(curlLine(GIVEN)).toBe(
    "curl -H 'Authorization: Api-Key sk4fG9aQ_secret' -F image=@photo.jpg -F privacy=public 'https://safelight.example/api/images/upload/'",
  );
});

it('the settings for PicGo contain the headers and fields as JSON strings', () => {
  const { url, paramName, jsonPath, customHeader, customBody } = JSON.parse(picGoSettings(GIVEN)) as Record<
    string,
    string
  >;
  expect([url, paramName, jsonPath]).toEqual([
    'https://safelight.example/api/images/upload/?allow_duplicate=true',
    'image',
    'direct_url',
  ]);
  expect(JSON.parse(customHeader ?? '')).toEqual({ Authorization: 'Api-Key sk4fG9aQ_secret' });
  expect(JSON.parse(customBody ?? '')).toEqual({ privacy: 'public' });
});
