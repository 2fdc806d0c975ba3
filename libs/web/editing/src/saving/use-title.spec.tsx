import { useApolloClient } from '@apollo/client/react';
import { PublishEditorDocumentDocument } from '@safelight/web-data';
import { fakeServer } from '@safelight/web-data/testing';
import { openScreen } from '@safelight/web-session/testing';
import { screen } from '@testing-library/react';
import { EDITED_IMAGE, SAVED_IMAGE } from '../testing/document-answers.ts';
import { useTitle } from './use-title.ts';

const Titled = () => {
  const client = useApolloClient();
  const variables = { imageUid: 'img1', revision: 1, file: new File([], 'peaks.png') };
  const save = () => void client.mutate({ mutation: PublishEditorDocumentDocument, variables });
  return <button onClick={save}>{useTitle(EDITED_IMAGE)}</button>;
};

it('the title is that of the opened image, and after a save the one that the save gave it', async () => {
  const { link } = fakeServer({
    PublishEditorDocument: () => ({ publishEditorDocument: { ...SAVED_IMAGE, title: 'peaks.png' } }),
  });
  const { person } = openScreen({ path: '/editor/img1', element: <Titled />, link });
  await person.click(screen.getByRole('button', { name: 'peaks.jpg' }));
  expect(await screen.findByRole('button', { name: 'peaks.png' })).toBeVisible();
});
