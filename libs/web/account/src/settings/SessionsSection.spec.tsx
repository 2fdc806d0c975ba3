import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { sessionAnswer } from '../testing/account-answers.ts';
import { openSettings } from '../testing/open-settings.tsx';

const phone = sessionAnswer('s2', {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1',
  address: '2001:db8::7',
});

it('lists the devices that are signed in, and marks this one as active now', async () => {
  openSettings({ sessions: () => [sessionAnswer('s1', { isCurrent: true }), phone] });
  const rows = within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Chrome on WindowsThis device203.0.113.7 · Active now · Signed in Feb 3, 2026',
    'Safari on iPhone2001:db8::7 · Last used 2 minutes ago · Signed in Feb 3, 2026Sign Out',
  ]);
});

it('lists this device and four others at first, and all of them on request', async () => {
  const others = Array.from({ length: 6 }, (_, index) => sessionAnswer(`other${index}`));
  const { press } = openSettings({ sessions: () => [...others, sessionAnswer('s1', { isCurrent: true })] });
  const list = within(await screen.findByRole('list', { name: 'Sessions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getAllByRole('listitem')[0]).toHaveTextContent('This device');
  await press('Show All 7');
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByRole('button', { name: 'Show Fewer' })).toHaveFocus();
  await press('Show Fewer');
  expect(list.getAllByRole('listitem')).toHaveLength(5);
});

it('signs one device out', async () => {
  const { press, server } = openSettings({
    sessions: () => [sessionAnswer('s1', { isCurrent: true }), phone],
  });
  await press('Sign out Safari on iPhone, 2001:db8::7');
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(await screen.findByText('Signed out Safari on iPhone')).toBeVisible();
  expect(server.calls('EndSession')).toEqual([{ id: 's2' }]);
});

it('signs all other devices out', async () => {
  const { press, server } = openSettings({
    sessions: () => [sessionAnswer('s1', { isCurrent: true }), phone, sessionAnswer('s3')],
    handlers: { EndOtherSessions: () => ({ endOtherSessions: ['s2', 's3'] }) },
  });
  await press('Sign Out Everywhere Else');
  expect(await screen.findByText('Signed out 2 other devices')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign Out Everywhere Else' })).toBeNull();
  expect(server.calls('Sessions')).toHaveLength(1);
});

it('shows an error when a device could not be signed out, and keeps it in the list', async () => {
  const { press } = openSettings({
    sessions: () => [sessionAnswer('s1', { isCurrent: true }), phone],
    handlers: {
      EndSession: () => {
        throw refusal('NOT_FOUND', TEXTS.generic.notFound);
      },
    },
  });
  await press('Sign out Safari on iPhone, 2001:db8::7');
  expect(await screen.findByText(TEXTS.generic.notFound)).toBeVisible();
  expect(screen.getByText('Safari on iPhone')).toBeVisible();
});

it('shows an error when the sessions could not be loaded, and loads them again on request', async () => {
  let broken = true;
  const { press } = openSettings({
    sessions: () => {
      if (broken) throw refusal('INTERNAL', 'x');
      return [sessionAnswer('s1', { isCurrent: true })];
    },
  });
  expect(await screen.findByText('Failed to load your sessions. Please try again.')).toBeVisible();
  broken = false;
  await press('Try Again');
  expect(await screen.findByText('This device')).toBeVisible();
});
