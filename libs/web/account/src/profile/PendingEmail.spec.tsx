import { TEXTS } from '@safelight/rules';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen, waitFor } from '@testing-library/react';
import { userAnswer } from '../testing/account-answers.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

it('shows an email address that is not yet confirmed, sends its email again and cancels the change', async () => {
  const server = fakeServer({
    Profile: () => ({ me: userAnswer({ pendingEmail: 'king@example.com' }) }),
    ResendEmailChange: () => ({ resendEmailChange: userAnswer({ pendingEmail: 'king@example.com' }) }),
    CancelEmailChange: () => ({ cancelEmailChange: userAnswer({ pendingEmail: null }) }),
  });
  const { person } = openScreen({ path: '/profile', element: <ProfileScreen />, link: server.link });
  const said = `${TEXTS.account.confirmEmail} (king@example.com)`;
  expect(await screen.findByText(said)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Send Again' }));
  expect(await screen.findByText('Sent again to king@example.com.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Cancel Change' }));
  await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  expect(server.calls('ResendEmailChange')).toHaveLength(1);
  expect(server.calls('CancelEmailChange')).toHaveLength(1);
});
