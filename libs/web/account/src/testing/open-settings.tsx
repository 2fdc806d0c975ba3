import { fakeServer, type FakeServer } from '@safelight/web-data/testing';
import { type OpenedScreen, openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { exportAnswer, sessionAnswer, userAnswer } from './account-answers.ts';

export type Answer = Readonly<Record<string, unknown>>;

interface OpenSettingsOptions {
  readonly at?: string;
  readonly user?: Answer;
  readonly sessions?: () => readonly Answer[];
  readonly exports?: () => readonly Answer[];
  /** Additional operations, or replacements for the usual ones. */
  readonly handlers?: Parameters<typeof fakeServer>[0];
}

interface OpenedSettings extends OpenedScreen {
  readonly server: FakeServer;
  /** Pastes text into the field with this label. */
  readonly fill: (label: string, text: string) => Promise<void>;
  /** Clicks the button with this name as soon as it exists. */
  readonly press: (name: string) => Promise<void>;
}

/** Opens /settings for a person with a complete account. */
export const openSettings = ({
  at = '/settings',
  user = userAnswer(),
  sessions = () => [sessionAnswer('s1', { isCurrent: true })],
  exports = () => [],
  handlers = {},
}: OpenSettingsOptions = {}): OpenedSettings => {
  const server = fakeServer({
    Settings: () => ({ me: user }),
    Sessions: () => ({ sessions: sessions() }),
    DataExports: () => ({ dataExports: exports() }),
    UpdatePreferences: ({ input }) => ({ updatePreferences: { ...user, ...(input as object) } }),
    KeysInUse: () => ({ apiKeys: [] }),
    ChangePassword: () => ({ changePassword: { ...user, hasPassword: true } }),
    EndSession: ({ id }) => ({ endSession: id }),
    RequestDataExport: () => ({ requestDataExport: exportAnswer('e1', 'QUEUED') }),
    ...handlers,
  });
  const opened = openScreen({ path: '/settings', at, element: <SettingsScreen />, link: server.link });
  const fill = async (label: string, text: string) => {
    await opened.person.click(screen.getByLabelText(label));
    await opened.person.paste(text);
  };
  const press = async (name: string) => {
    await opened.person.click(await screen.findByRole('button', { name }));
  };
  return { ...opened, server, fill, press };
};
