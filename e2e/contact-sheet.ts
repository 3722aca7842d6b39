// `npm run look`: a picture of every screen at both widths, in both languages and themes, and one page of them all.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#language/language.ts';
import { setup } from '#testing/browser/global-setup.ts';
import { Journey, narrow, switchScheme, wide } from '#testing/browser/journey.ts';
import { type ScreenGroup, screenGroups, screensEnvironment, walkScreens } from '#testing/browser/screens.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'look');
const schemes = ['light', 'dark'] as const;

/** Named groups alone: `npm run look -- gallery account`. */
const wanted = process.argv.slice(2);
const isWanted = (group: string) => wanted.length === 0 || wanted.includes(group);

interface Picture {
  readonly screen: string;
  readonly file: string;
  readonly width: number;
}

interface Walk {
  readonly group: ScreenGroup;
  readonly language: Language;
  readonly viewport: typeof wide | typeof narrow;
}

const walks: readonly Walk[] = [wide, narrow].flatMap((viewport) =>
  languages.flatMap((language) =>
    screenGroups.filter(isWanted).map((group) => ({ group, language, viewport })),
  ),
);

async function takePictures(journey: Journey, walk: Walk, pictures: Picture[]): Promise<void> {
  const { group, language, viewport } = walk;
  await walkScreens(journey, group, { language, viewport }, async (screen, { page }) => {
    for (const colorScheme of schemes) {
      await switchScheme(page, colorScheme);
      const file = `${group}-${screen}-${viewport.width}-${language}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file) });
      pictures.push({ screen: `${group}: ${screen}`, file, width: viewport.width });
    }
    await switchScheme(page, 'light');
  });
}

function contactSheet(pictures: readonly Picture[]): string {
  const screens = [...new Set(pictures.map(({ screen }) => screen))];
  const figures = (screen: string) =>
    pictures
      .filter((picture) => picture.screen === screen)
      .map(
        ({ file, width }) =>
          `<figure><a href="${file}"><img src="${file}" width="${width / 3}" loading="lazy" alt=""></a>` +
          `<figcaption>${file}</figcaption></figure>`,
      )
      .join('\n');
  const style =
    'body{font:14px system-ui;margin:24px;background:#ddd}section{display:flex;flex-wrap:wrap;gap:12px}' +
    'figure{margin:0}figcaption{font-size:11px}';
  const sections = screens
    .map((screen) => `<h2>${screen}</h2><section>${figures(screen)}</section>`)
    .join('\n');
  return `<!doctype html><meta charset="utf-8"><title>Every screen</title><style>${style}</style>${sections}`;
}

setup();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const journey = await Journey.beginAlone(screensEnvironment);
try {
  const pictures: Picture[] = [];
  for (const walk of walks) {
    try {
      await takePictures(journey, walk, pictures);
    } catch (error) {
      // The others are worth looking at all the same.
      const { group, language, viewport } = walk;
      process.stderr.write(`${group} in ${language} at ${viewport.width} broke off: ${String(error)}\n`);
      process.exitCode = 1;
    }
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
  process.stdout.write(`${pictures.length} pictures: ${join(folder, 'index.html')}\n`);
} finally {
  await journey.end();
}
