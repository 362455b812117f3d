// Runs before the first paint, so that a dark screen never flashes light. The choice is kept by src/lib/theme.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('foyer.theme');
  } catch {
    // Storage can be closed to us; the system's theme is used then.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
