// Prints the home page of a stranger as the built app draws it: `node take-picture.mjs <folder of the build> <language> <width>`.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';

const [folder = '', language = '', width = ''] = process.argv.slice(2);
const patienceMs = 20_000;

/** What the server answers a stranger, as far as the home page shows it. */
const stranger = {
  isSignedIn: false,
  isAnonymous: true,
  userEntitled: false,
  userCanWriteFormulas: false,
  userCanAddNewTemplates: true,
  newTemplatesNeedPurchase: false,
  email: null,
  firstName: '',
  lastName: '',
  displayName: '',
  settings: { language, maxTemplatesIfNotSignedIn: 3 },
  templates: [],
  plans: [],
  orders: [],
  languages: [],
};

/** Nothing else is ever answered: what waits for it is drawn as waiting.
 * @param {unknown} asked */
const answer = (asked) =>
  new URL(String(asked), 'http://localhost').pathname === '/api/user'
    ? Promise.resolve(Response.json(stranger))
    : new Promise(() => undefined);

/** A browser's window in the place of the program's own surroundings, where the program has none by that name.
 * @param {Window} window */
function stepInto(window) {
  const own = ['navigator', 'localStorage', 'sessionStorage', 'Event', 'EventTarget', 'CustomEvent'];
  /** @type {Record<string, unknown>} */
  const there = Object(window);
  for (const name of [...Object.getOwnPropertyNames(window), 'addEventListener', 'removeEventListener']) {
    if (name in globalThis && !own.includes(name)) continue;
    const value = there[name];
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
    Object.defineProperty(globalThis, name, {
      value: isMethod ? value.bind(window) : value,
      configurable: true,
      writable: true,
    });
  }
  Object.assign(globalThis, { window: globalThis, fetch: answer });
}

const window = new Window({ url: 'http://localhost/builder/#/', width: Number(width), height: 900 });
const { document } = window;
document.documentElement.lang = language;
document.body.innerHTML = '<div id="root"></div>';
const append = document.head.appendChild.bind(document.head);
// Styles are not needed to say what is there: they count as loaded.
document.head.appendChild = (node) => {
  if (!(node instanceof window.HTMLLinkElement)) return append(node);
  setTimeout(() => node.dispatchEvent(new window.Event('load')));
  return node;
};
stepInto(window);

const [, app = ''] =
  /<script type="module"[^>]* src="\/builder\/([^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8')) ??
  [];
await import(pathToFileURL(resolve(folder, app)).href);
const endsAt = performance.now() + patienceMs;
while (!document.querySelector('main form')) {
  if (performance.now() > endsAt)
    throw new Error(`The built app drew no home page: ${document.body.textContent}`);
  await new Promise((wake) => setTimeout(wake, 5));
}
process.stdout.write(document.querySelector('#root')?.innerHTML ?? '', () => process.exit());
