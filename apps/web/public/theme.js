// Runs before the first paint: sets the stored scheme, or else the system's, as a class of the root element, and
// marks the editor, which has no bar.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch {
    stored = null;
  }
  var light =
    stored === 'light' || (stored !== 'dark' && window.matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.classList.add(light ? 'light' : 'dark');
  if (/^\/editor\/./.test(location.pathname)) document.documentElement.classList.add('bare');
})();
