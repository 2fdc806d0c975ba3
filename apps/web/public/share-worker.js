// Receives pictures that another app shares with the installed Safelight (`share_target` of the manifest),
// and hands them to the upload screen. They are kept only in memory and for a limited time. Nothing is
// cached, and every other request goes to the server as usual.
(() => {
  'use strict';
  /** Shared files are kept long enough to sign in. Browsers stop a worker after about the same time. */
  const HOLD_MS = 240_000;
  let held = [];
  let letGo = () => undefined;

  /** Keeps the worker alive, and with it the files, until they are fetched or the time is over. */
  const hold = (files) =>
    new Promise((resolve) => {
      letGo();
      held = files;
      const timer = setTimeout(() => {
        letGo();
      }, HOLD_MS);
      letGo = () => {
        clearTimeout(timer);
        held = [];
        letGo = () => undefined;
        resolve();
      };
    });

  const receive = async (event) => {
    const form = await event.request.formData();
    event.waitUntil(hold(form.getAll('images').filter((value) => value instanceof File)));
    return Response.redirect('/upload?shared', 303);
  };

  self.addEventListener('fetch', (event) => {
    if (event.request.method === 'POST' && new URL(event.request.url).pathname === '/upload')
      event.respondWith(receive(event));
  });

  self.addEventListener('message', ({ data, ports: [port] }) => {
    if (data !== 'take shared files') return;
    port.postMessage(held);
    letGo();
  });
})();
