import { jest } from '@jest/globals';
import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exportAnswer, userAnswer } from '../testing/account-answers.ts';
import { type Answer, openSettings } from '../testing/open-settings.tsx';
import { EXPORT_POLL_MS } from './DataSection.tsx';

/** Requests an export and confirms the person's identity. */
const ask = async ({ press, fill }: Pick<ReturnType<typeof openSettings>, 'press' | 'fill'>) => {
  await press('Request Export');
  await fill('Your password', 'Secret123');
  const dialog = within(screen.getByRole('dialog', { name: 'Export Your Data' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Request Export' }));
};

afterEach(() => {
  jest.useRealTimers();
});

it('an export is requested, its progress is shown, and the page says that the link was emailed', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let known: readonly Answer[] = [];
  const { press, fill, server } = openSettings({
    exports: () => known,
    handlers: {
      RequestDataExport: () => {
        known = [exportAnswer('e1', 'QUEUED')];
        return { requestDataExport: known[0] };
      },
    },
  });
  const wait = () => act(() => jest.advanceTimersByTimeAsync(EXPORT_POLL_MS));
  await ask({ press, fill });
  expect(await screen.findByText('Waiting to start')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export in Progress' })).toBeDisabled();
  known = [exportAnswer('e1', 'PROCESSING')];
  await wait();
  expect(await screen.findByText('In progress')).toBeVisible();
  known = [exportAnswer('e1', 'READY', { sizeBytes: 12 * 1024 ** 2, expiresAt: '2026-02-10T10:00:00Z' })];
  await wait();
  expect(
    await screen.findByText('Ready (12 MB). The link is in your mail, and it works until Feb 10, 2026.'),
  ).toBeVisible();
  const asked = server.calls('DataExports').length;
  await wait();
  await wait();
  expect(server.calls('DataExports')).toHaveLength(asked);
  expect(screen.getByRole('button', { name: 'Request Export' })).toBeEnabled();
});

it('shows that an export failed and can be requested again', async () => {
  openSettings({ exports: () => [exportAnswer('e1', 'FAILED')] });
  expect(await screen.findByText(/The export failed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request Export' })).toBeEnabled();
});

it('shows that another export is already running, and lists it', async () => {
  let known: readonly Answer[] = [];
  const { press, fill } = openSettings({
    exports: () => known,
    handlers: {
      RequestDataExport: () => {
        known = [exportAnswer('e1', 'PROCESSING')];
        throw refusal('CONFLICT', TEXTS.account.exportRunning);
      },
    },
  });
  await ask({ press, fill });
  expect(await screen.findByText(TEXTS.account.exportRunning)).toBeVisible();
  expect(await screen.findByText('In progress')).toBeVisible();
});

it('shows an error when the exports could not be loaded', async () => {
  openSettings({
    exports: () => {
      throw refusal('INTERNAL', 'x');
    },
  });
  expect(await screen.findByText('Failed to load your exports. Please try again.')).toBeVisible();
});

describe('before an export is requested', () => {
  it('the password is required, and a wrong one is reported under its field', async () => {
    const { press, fill, server } = openSettings({
      handlers: {
        RequestDataExport: () => {
          const fields = { password: [TEXTS.account.wrongPassword] };
          throw refusal('WRONG_PASSWORD', TEXTS.account.wrongPassword, { fields });
        },
      },
    });
    await press('Request Export');
    expect(server.calls('RequestDataExport')).toEqual([]);
    await fill('Your password', 'Wrong1234');
    const dialog = within(screen.getByRole('dialog', { name: 'Export Your Data' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Request Export' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(TEXTS.account.wrongPassword);
    });
    expect(server.calls('RequestDataExport')).toEqual([{ password: 'Wrong1234' }]);
  });

  it('an account without a password is asked to sign in with Google again when its sign-in is not recent', async () => {
    const { press } = openSettings({
      user: userAnswer({ hasPassword: false }),
      handlers: {
        RequestDataExport: () => {
          throw refusal('FRESH_SIGN_IN_REQUIRED', TEXTS.account.freshSignInRequired);
        },
      },
    });
    await press('Request Export');
    expect(await screen.findByText(TEXTS.account.freshSignInRequired)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });
});
