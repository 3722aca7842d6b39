// Puts pictures of the home page, one a language and kind of screen, into the built page, which shows them to strangers while the app loads.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { fromRoot } from '../root.mjs';

const widths = { narrow: 390, wide: 1440 };
const program = fromRoot('scripts', 'build', 'first-picture', 'take-picture.mjs');

/** @param {string} folder of the built pages */
export async function putFirstPicture(folder) {
  const catalogues = readdirSync(fromRoot('src', 'web', 'i18n')).filter((file) => file.endsWith('.json'));
  const languages = catalogues.map((file) => file.slice(0, -'.json'.length));
  const pictures = Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await picturesIn(folder, language)])),
  );
  putScript(folder, pictures);
}

/** @param {string} folder @param {string} language */
async function picturesIn(folder, language) {
  const taken = Object.entries(widths).map(async ([name, width]) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      folder,
      language,
      String(width),
    ]);
    return [name, withoutActing(stdout)];
  });
  return Object.fromEntries(await Promise.all(taken));
}

/** Nothing in it can be typed in, and its styles wait for the script that the page's policy allows to set them.
 * @param {string} markup */
const withoutActing = (markup) =>
  markup
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<input ', '<input readonly tabindex="-1" ')
    .replaceAll('<a class="_skip', '<a hidden class="_skip');

/** @param {string} folder @param {unknown} pictures */
function putScript(folder, pictures) {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const [tag, app] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(page) ?? [];
  const place = '<div id="root"></div>';
  if (!tag || !page.includes(place)) throw new Error('The built page has no place for its first picture.');
  const source = readFileSync(fromRoot('src', 'web', 'first-picture.js'), 'utf8');
  const script = `window.firstPicture = ${JSON.stringify({ app, pictures })};\n${source}`;
  const sum = createHash('sha1').update(script).digest('base64url').slice(0, 8);
  writeFileSync(`${folder}/assets/first-picture-${sum}.js`, script);
  const styles = stylesOfHome(folder).map(
    (file) => `<link rel="stylesheet" crossorigin href="/builder/${file}">`,
  );
  const shown = page
    .replace(tag, `<link rel="modulepreload" crossorigin href="${app}">`)
    .replace('</head>', `  ${styles.join('\n    ')}\n  </head>`)
    .replace(place, `${place}\n    <script src="/builder/assets/first-picture-${sum}.js"></script>`);
  writeFileSync(`${folder}/index.html`, shown);
}

/** Beside those of the page itself.
 * @param {string} folder */
function stylesOfHome(folder) {
  /** @type {Record<string, { imports?: string[], css?: string[] }>} */
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name */
  const visit = (name) => {
    if (name === 'index.html') return;
    for (const file of manifest[name]?.css ?? []) found.add(file);
    manifest[name]?.imports?.forEach(visit);
  };
  visit('features/home/screen.tsx');
  return [...found];
}
