import { expect, test } from '@playwright/test';
import { signUp } from '../harness/client.ts';
import {
  difference,
  draw,
  openEditor,
  savingOf,
  showOnlyDocument,
  shownPicture,
  SAVED,
} from '../harness/editor.ts';
import { newImage } from '../harness/published.ts';
import { TestServer } from '../harness/server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(async () => {
  await server.dispose();
});

test('the editor saves a document again once the server that died during the save is running again', async ({
  browser,
}) => {
  const account = await signUp(server.url, server.dataDir, 'edna');
  const image = await newImage(account, { filename: 'lamp.jpg', privacy: 'private' });
  const viewport = { width: 1280, height: 900 };
  const page = await browser.newPage({ viewport });
  await openEditor(page, account, image);

  const killed = new Promise<void>((resolve) => {
    page.on('request', (request) => {
      if (request.postData()?.includes('SaveEditorDocument') === true) resolve();
    });
  }).then(() => server.end('SIGKILL'));
  await draw(page, 'u', [100, 100], [300, 250]);
  await killed;
  await expect(savingOf(page)).toHaveText(/^(?:No connection|The server is busy), 1 change kept here$/);
  await draw(page, 'u', [350, 200], [500, 350]);
  await expect(savingOf(page)).toHaveText(/2 changes kept here$/);

  await server.launch();
  await expect(savingOf(page)).toHaveText(SAVED, { timeout: 90_000 });
  await showOnlyDocument(page);
  const second = await browser.newPage({ viewport: page.viewportSize() });
  await openEditor(second, account, image);
  await showOnlyDocument(second);
  expect(await difference(await shownPicture(page), await shownPicture(second))).toBeLessThan(0.1);
  await server.expectSound();
});
