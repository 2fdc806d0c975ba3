import { TEXTS } from '@safelight/rules';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userAnswer } from '../testing/account-answers.ts';
import { openSettings } from '../testing/open-settings.tsx';

const region = (name: string) => screen.findByRole('region', { name });

it('links to each section of the settings', async () => {
  const { person } = openSettings();
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  const titles = links.map((link) => link.textContent);
  expect(titles).toEqual([
    'Appearance',
    'Password',
    'Sessions',
    'Notifications',
    'Privacy',
    'Your data',
    'Delete account',
  ]);
  for (const [index, title] of titles.entries()) {
    await person.click(links[index]!);
    expect(await region(title)).toHaveFocus();
    expect(links[index]).toHaveAttribute('aria-current', 'location');
  }
});

it('scrolls to the section of the settings that the address names', async () => {
  openSettings({ at: '/settings#privacy' });
  await waitFor(() => {
    expect(screen.getByRole('group', { name: 'Default privacy' }).closest('section')).toHaveFocus();
  });
});

it('shows an error when the settings could not be loaded, and loads them again on request', async () => {
  let broken = true;
  const { press } = openSettings({
    handlers: {
      Settings: () => {
        if (broken) throw refusal('INTERNAL', 'x');
        return { me: userAnswer() };
      },
    },
  });
  expect(await screen.findByText('Failed to load your settings. Please try again.')).toBeVisible();
  broken = false;
  await press('Try Again');
  expect(await screen.findByRole('form', { name: 'Change password' })).toBeVisible();
});

it('shows the chosen theme', async () => {
  const { press } = openSettings();
  await press('Light');
  expect(document.documentElement).toHaveClass('light');
  expect(localStorage.getItem('theme')).toBe('light');
  await press('Dark');
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await press('System');
  expect(screen.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
});

describe('the preferences', () => {
  it.each([
    ['New sign-in', true, { mailOnNewSignIn: false }],
    ['Finished AI edit', false, { mailOnAiEdit: true }],
  ])('turn emails about "%s" on and off', async (name, before, input) => {
    const { person, server } = openSettings();
    const choice = await screen.findByRole('switch', { name });
    expect((choice as HTMLInputElement).checked).toBe(before);
    await person.click(choice);
    await waitFor(() => expect((choice as HTMLInputElement).checked).toBe(!before));
    expect(await screen.findByText(TEXTS.account.settingsSaved)).toBeVisible();
    expect(server.calls('UpdatePreferences')).toEqual([{ input }]);
  });

  it.each([
    ['Private', null, 'PRIVATE'],
    ['Public', null, 'PUBLIC'],
    ['No Default', 'PRIVATE', null],
  ])('set the default privacy to "%s"', async (label, before, defaultPrivacy) => {
    const { press, server } = openSettings({ user: userAnswer({ defaultPrivacy: before }) });
    await press(label);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');
    });
    expect(server.calls('UpdatePreferences')).toEqual([{ input: { defaultPrivacy } }]);
  });

  it('say what the privacy of new images is without a default', async () => {
    openSettings();
    const hint =
      /Without a default, the Upload page starts with public, and the upload dialog of the gallery with private\./;
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it('show their former values again when they could not be saved', async () => {
    const { person } = openSettings({
      handlers: { UpdatePreferences: () => Promise.reject(new TypeError('Failed to fetch')) },
    });
    await person.click(await screen.findByRole('switch', { name: 'New sign-in' }));
    expect(await screen.findByText(TEXTS.generic.network)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'New sign-in' })).toBeChecked();
  });
});
