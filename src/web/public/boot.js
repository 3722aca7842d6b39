// Sets the colour scheme and the language before the first paint, so that neither flashes.
(() => {
  const root = document.documentElement;
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    root.lang = localStorage.getItem('modelwright.language') || 'en';
  } catch {
    // A browser that refuses storage gets the defaults.
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = scheme === 'light' || scheme === 'dark' ? scheme : isDark ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', shown);
})();
