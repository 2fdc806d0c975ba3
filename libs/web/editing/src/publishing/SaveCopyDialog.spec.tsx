import { jest } from '@jest/globals';
import { newDocument } from '@safelight/engine';
import { refusal } from '@safelight/web-data/testing';
import { screen, waitFor } from '@testing-library/react';
import { openEditor } from '../testing/open-editor.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

withoutWorkers({ renderFile: () => Promise.resolve(new Blob(['png'], { type: 'image/png' })) });
const { SaveCopyDialog } = await import('./SaveCopyDialog.tsx');
const { SavingNotices } = await import('./SavingNotices.tsx');
const { useEditing } = await import('../session/editing-session.ts');

const open = (uploadImage: () => Record<string, unknown>, title = 'peaks') => {
  const onClose = jest.fn();
  const asked: unknown[] = [];
  const Opened = () => {
    const session = useEditing();
    return <SaveCopyDialog session={{ ...session, image: { ...session.image, title } }} onClose={onClose} />;
  };
  const opened = openEditor(newDocument({ width: 400, height: 300 }), <Opened />, {
    UploadCopy: (variables) => {
      asked.push(variables);
      return uploadImage();
    },
    SaveEditorDocument: () => ({ saveEditorDocument: { __typename: 'EditorDocument', revision: 1 } }),
  });
  return { ...opened, onClose, asked };
};

const COPIED = () => ({
  uploadImage: {
    __typename: 'UploadedImage',
    image: { __typename: 'Image', uid: 'img2', current: { __typename: 'ImageVersion', id: 'v9' } },
  },
});

const name = () => screen.getByLabelText(/^Name/);

it('the dialog Save as Copy saves a copy under the typed name, and closes', async () => {
  const { person, onClose, asked } = open(COPIED);
  expect(name()).toHaveValue('peaks copy');
  await person.clear(name());
  expect(screen.getByRole('button', { name: 'Save Copy' })).toBeDisabled();
  await person.type(name(), '  Snow  ');
  await person.click(screen.getByRole('button', { name: 'Save Copy' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked).toMatchObject([{ filename: 'Snow.png', privacy: 'PRIVATE' }]);
  expect(screen.getByRole('button', { name: 'Open Copy' })).toBeVisible();
});

it('the dialog Save as Copy saves one copy, although its answer was lost and the person presses again', async () => {
  const { person, asked } = open(() => {
    throw new TypeError('Failed to fetch');
  });
  for (const times of [1, 2]) {
    await person.click(screen.getByRole('button', { name: 'Save Copy' }));
    await waitFor(() => expect(asked).toHaveLength(times));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Copy' })).toBeEnabled());
  }
  const [first, again] = asked as readonly { readonly idempotencyKey: string }[];
  expect(first?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
});

it('the dialog Save as Copy stays open and explains that the storage is too full for the copy', async () => {
  const { person, onClose } = open(() => {
    throw refusal('STORAGE_QUOTA_EXCEEDED', 'Your storage is full.');
  });
  await person.click(screen.getByRole('button', { name: 'Save Copy' }));
  expect(await screen.findByText('Your storage is full.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Save Copy' })).toBeEnabled();
  expect(name()).toHaveValue('peaks copy');
});

it('the dialog Save as Copy limits the name in characters, as the server does', async () => {
  const { person } = open(COPIED);
  await person.clear(name());
  await person.paste(`${'🌅'.repeat(200)}and more`);
  expect(name()).toHaveValue('🌅'.repeat(200));
});

it('the dialog Save as Copy suggests a name that is not too long', () => {
  open(COPIED, 'x'.repeat(200));
  expect(name()).toHaveValue(`${'x'.repeat(195)} copy`);
});

it('the copy that the dialog about a conflict saves has a name that is not too long', async () => {
  const asked: unknown[] = [];
  const conflict = {
    kind: 'conflict',
    changes: 1,
    other: { revision: 4, savedBy: 'Firefox on Linux', updatedAt: '2026-11-22T10:00:00Z' },
  } as const;
  const Conflict = () => {
    const session = useEditing();
    const image = { ...session.image, title: 'x'.repeat(200) };
    return <SavingNotices session={{ ...session, image, saving: { ...session.saving, status: conflict } }} />;
  };
  const { person } = openEditor(newDocument({ width: 400, height: 300 }), <Conflict />, {
    UploadCopy: (variables) => {
      asked.push(variables);
      return COPIED();
    },
    SaveEditorDocument: () => ({ saveEditorDocument: { __typename: 'EditorDocument', revision: 1 } }),
  });
  await person.click(screen.getByRole('button', { name: 'Save Mine as a Copy' }));
  await waitFor(() => expect(asked).toMatchObject([{ filename: `${'x'.repeat(195)} copy.png` }]));
});
