// Gives react-intl the page's own parser of messages: the package's reads what no text of ours uses, and is an eighth of all that the
// first page loads of libraries for texts.
import { fromRoot } from './root.mjs';

const parser = '@formatjs/icu-messageformat-parser';
const own = fromRoot('src', 'web', 'i18n', 'parse-message.ts');
const together = '\0message-parser';

/** @returns {import('vite').Plugin} */
export const messageParserPlugin = () => ({
  name: 'message-parser',
  enforce: 'pre',
  resolveId: (asked) => (asked === parser ? together : null),
  load: (id) =>
    id === together
      ? {
          code: `export * from '${parser}/no-parser.js'; export { parse } from ${JSON.stringify(own)};`,
          moduleType: 'js',
        }
      : null,
});
