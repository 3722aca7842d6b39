// Gives `catalogue.json?first` the texts that the first page and the editor need before anything that comes later, found by
// following the sources from where they begin; the whole catalogue comes right after them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './root.mjs';

const begin = ['app/main.tsx', 'features/home/screen.tsx', 'features/editor/screen.tsx'];
const statement = /^(?:import|export)\s(?!type\s)[^'";]*?['"]([^'"]+\.tsx?)['"];/gm;
const text = /['"`]([a-z][\w-]*\.[\w.-]+)['"`]/g;

/** @param {string} from @param {string} asked */
const place = (from, asked) =>
  asked.startsWith('#web/') ? fromRoot('src', asked.slice(1)) : join(dirname(from), asked);

/** Every source that is there before anything is fetched later, and what it says in quotes.
 * @param {string} file @param {Map<string, string[]>} seen */
function follow(file, seen) {
  if (seen.has(file)) return;
  const source = readFileSync(file, 'utf8');
  seen.set(
    file,
    [...source.matchAll(text)].map(([, quoted = '']) => quoted),
  );
  for (const [, asked = ''] of source.matchAll(statement)) {
    if (asked.startsWith('#web/') || asked.startsWith('.')) follow(place(file, asked), seen);
  }
}

/** @param {string} catalogue */
function firstTexts(catalogue) {
  /** @type {Map<string, string[]>} */
  const seen = new Map();
  for (const file of begin) follow(fromRoot('src', 'web', file), seen);
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
    if (!id.endsWith('.json?first')) return null;
    const messages = JSON.stringify(firstTexts(id.slice(0, -'?first'.length)));
    // A string is read faster than an object is.
    return { code: `export const texts = JSON.parse(${JSON.stringify(messages)});`, moduleType: 'js' };
  },
});
