// Gives `catalogue.json?first` the texts that the first page and the editor need before anything that comes later, found by
// following the sources from where they begin; the whole catalogue comes right after them. `catalogue.json?sheet` has all those of
// the spreadsheet's page, whatever it loads later included.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './root.mjs';

const atOnce = /^(?:import|export)\s(?!type\s)[^'";]*?['"]([^'"]+\.tsx?)['"];/gm;
const atOnceOrLater = new RegExp(`${atOnce.source}|\\bimport\\(\\s*['"]([^'"]+\\.tsx?)['"]\\s*\\)`, 'gm');

/** What is followed, and from where.
 * @type {Readonly<Record<string, { begin: string[], statement: RegExp }>>} */
const parts = {
  first: {
    begin: ['app/main.tsx', 'features/home/screen.tsx', 'features/editor/screen.tsx'],
    statement: atOnce,
  },
  sheet: { begin: ['sheet-page/main.tsx'], statement: atOnceOrLater },
};

const text = /['"`]([a-z][\w-]*\.[\w.-]+)['"`]/g;

/** @param {string} from @param {string} asked */
const place = (from, asked) =>
  asked.startsWith('#web/') ? fromRoot('src', asked.slice(1)) : join(dirname(from), asked);

/** Every source that is there before anything is fetched later, and what it says in quotes.
 * @param {string} file @param {RegExp} statement @param {Map<string, string[]>} seen */
function follow(file, statement, seen) {
  if (seen.has(file)) return;
  const source = readFileSync(file, 'utf8');
  seen.set(
    file,
    [...source.matchAll(text)].map(([, quoted = '']) => quoted),
  );
  for (const [, now = '', later = ''] of source.matchAll(statement)) {
    const asked = now || later;
    if (asked.startsWith('#web/') || asked.startsWith('.')) follow(place(file, asked), statement, seen);
  }
}

/** @param {string} catalogue @param {typeof parts[string]} part */
function textsOf(catalogue, { begin, statement }) {
  /** @type {Map<string, string[]>} */
  const seen = new Map();
  for (const file of begin) follow(fromRoot('src', 'web', file), statement, seen);
  const said = new Set([...seen.values()].flat());
  /** @type {Record<string, string>} */
  const messages = JSON.parse(readFileSync(catalogue, 'utf8'));
  return Object.fromEntries(Object.entries(messages).filter(([id]) => said.has(id)));
}

/** @returns {import('vite').Plugin} */
export const firstTextsPlugin = () => ({
  name: 'first-texts',
  enforce: 'pre',
  load: (id) => {
    const [, catalogue, name = ''] = /^(.+\.json)\?(\w+)$/.exec(id) ?? [];
    const part = parts[name];
    if (!catalogue || !part) return null;
    const messages = JSON.stringify(textsOf(catalogue, part));
    // A string is read faster than an object is.
    return { code: `export const texts = JSON.parse(${JSON.stringify(messages)});`, moduleType: 'js' };
  },
});
