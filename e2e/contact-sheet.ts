// The command `npm run look`: a screenshot of every screen at both widths, in both languages and themes, on one page.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '#language/language.ts';
import { setup } from '#testing/browser/global-setup.ts';
import { narrow, switchScheme, wide } from '#testing/browser/journey.ts';
import { type ScreenGroup, ScreenJourneys, screenGroups, visitScreens } from '#testing/browser/screens.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'look');
const schemes = ['light', 'dark'] as const;

/** Only the named groups: `npm run look -- gallery account`. */
const wantedGroups = process.argv.slice(2);
const isWanted = (group: string) => wantedGroups.length === 0 || wantedGroups.includes(group);

interface Picture {
  readonly screen: string;
  readonly file: string;
  readonly width: number;
}

interface ScreenPass {
  readonly group: ScreenGroup;
  readonly language: Language;
  readonly viewport: typeof wide | typeof narrow;
}

const passes: readonly ScreenPass[] = [wide, narrow].flatMap((viewport) =>
  languages.flatMap((language) =>
    screenGroups.filter(isWanted).map((group) => ({ group, language, viewport })),
  ),
);

async function takePictures(journeys: ScreenJourneys, pass: ScreenPass, pictures: Picture[]): Promise<void> {
  const { group, language, viewport } = pass;
  await visitScreens(journeys, group, { language, viewport }, async (screen, { page }) => {
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
const journeys = await ScreenJourneys.begin();
try {
  const pictures: Picture[] = [];
  for (const pass of passes) {
    try {
      await takePictures(journeys, pass, pictures);
    } catch (error) {
      // The other screens are still worth looking at.
      const { group, language, viewport } = pass;
      process.stderr.write(`${group} in ${language} at ${viewport.width} broke off: ${String(error)}\n`);
      process.exitCode = 1;
    }
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(pictures));
  process.stdout.write(`${pictures.length} pictures: ${join(folder, 'index.html')}\n`);
} finally {
  await journeys.end();
}
