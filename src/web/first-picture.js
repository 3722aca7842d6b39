// Shows a stranger the home page while the app, which takes its place, is still loading; the build gives it the pictures.
(() => {
  const { pictures, app } = window.firstPicture;
  const root = document.documentElement;
  const host = document.getElementById('root');

  const start = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = app;
    document.head.append(script);
  };

  /** Whoever has been here before may have models, which the picture would not show. */
  const isStranger = () => {
    try {
      return !localStorage.getItem('modelwright.language') && !sessionStorage.getItem('modelwright.view');
    } catch {
      return false;
    }
  };
  const nameOf = (part) => part.ariaLabel ?? part.textContent;
  const isHome = /^#?\/?$/.test(location.hash) && !location.search && !host.previousElementSibling;
  if (!isHome || !isStranger()) return start();

  const wanted = navigator.languages.map((locale) => locale.slice(0, 2).toLowerCase());
  root.lang = wanted.find((each) => pictures[each]) || root.lang;
  const { narrow, wide } = pictures[root.lang];
  const picture = document.createElement('div');
  // It can be looked at; what is pressed meanwhile is done once the app is there.
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.innerHTML = matchMedia('(max-width: 639.98px)').matches ? narrow : wide;
  // The policy of the page allows no styles in the text itself.
  for (const styled of picture.querySelectorAll('[data-style]')) styled.style.cssText = styled.dataset.style;
  host.append(picture);
  host.addEventListener('click', ({ clientX, clientY }) => {
    const pressed = [...picture.querySelectorAll('a, button, input')].find((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    });
    if (pressed) window.firstPicture.pressed = { tag: pressed.tagName, name: nameOf(pressed), typed: '' };
  });
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    const { pressed } = window.firstPicture;
    if (pressed?.tag !== 'INPUT' || ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') pressed.typed = pressed.typed.slice(0, -1);
    else if (key.length === 1) pressed.typed += key;
    const field = picture.querySelector('input');
    field.value = pressed.typed;
  });

  // The picture is drawn first; in a window that nobody sees, nothing is drawn.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
})();
