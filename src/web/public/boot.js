// Sets the colour scheme and the language before the first paint, so that neither flashes.
(() => {
  const root = document.documentElement;
  let scheme = 'auto';
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || 'auto';
    const language = localStorage.getItem('modelwright.language');
    if (language) root.lang = language;
  } catch {
    // A browser that refuses storage gets the defaults.
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = scheme === 'light' || scheme === 'dark' ? scheme : isDark ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', shown);
})();
