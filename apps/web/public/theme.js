// Runs before the first paint: the stored scheme, else the system's, as a class on the root.
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
})();
