// Asks for the spreadsheet before the page's own program is there, and sets the colour scheme and the language before the first paint.
(() => {
  const root = document.documentElement;
  const spoken = root.dataset.languages.split(' ');
  const wanted = navigator.languages.map((locale) => locale.slice(0, 2).toLowerCase());
  let scheme = 'auto';
  let language = wanted.find((each) => spoken.includes(each)) || spoken[0];
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value') || scheme;
    language = localStorage.getItem('modelwright.language') || language;
  } catch {
    // A browser that refuses storage gets the defaults.
  }
  root.lang = language;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const shown = scheme === 'light' || scheme === 'dark' ? scheme : isDark ? 'dark' : 'light';
  root.setAttribute('data-mantine-color-scheme', shown);

  const place = location.pathname.replace(/\/+$/, '');
  // The address of no spreadsheet, such as a link that was cut short.
  if (!/\/sheets\/[\w-]{24}$/.test(place)) return;
  const key = new URLSearchParams(location.hash.slice(1)).get('key');
  const headers = key ? { authorization: `Bearer ${key}` } : {};
  const ask = (what) => {
    const asked = fetch(`${place}/${what}`, { credentials: 'omit', headers });
    // Whoever waits for it learns what became of it; until then nobody has to be told.
    asked.catch(() => undefined);
    return asked;
  };
  window.spreadsheetAsked = { state: ask('state'), book: ask('book') };
})();
