// Builds one part of dist into a folder of its own: the pages, or the server and the command line.
import { build } from 'vite';
import { putFirstPicture } from './first-picture/put-first-picture.mjs';
import { precompress } from './precompress.mjs';
import { fromRoot, root } from './root.mjs';
import { fileOfModules } from './screen-chunks.mjs';

/** @param {string} outDir */
async function bundleWeb(outDir) {
  /** @type {import('vite').InlineConfig} */
  const pages = { configFile: fromRoot('vite.config.ts'), logLevel: 'warn' };
  // The size of a page's script is a figure of bench/web, measured compressed; no warning of Vite's is needed.
  const sizes = { chunkSizeWarningLimit: 10_000, reportCompressedSize: false };
  const divided = await build({ ...pages, build: { ...sizes, write: false, minify: false } });
  const output = [divided].flat().flatMap((bundled) => ('output' in bundled ? bundled.output : []));
  const files = fileOfModules(output.filter((part) => part.type === 'chunk'));
  await build({
    ...pages,
    build: {
      ...sizes,
      outDir: `${outDir}/web`,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                debugName: 'screens',
                name: (id) => files.get(id) ?? null,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  });
  await putFirstPicture(`${outDir}/web`);
  await bundleSheetPage(pages, `${outDir}/web`);
  await precompress(`${outDir}/web`);
}

/** The spreadsheet's page shares no file with the app, which would have to load far more than it needs.
 * @param {import('vite').InlineConfig} pages @param {string} outDir */
async function bundleSheetPage(pages, outDir) {
  await build({
    ...pages,
    build: {
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/sheet-manifest.json',
      // Its policy lets it ask for nothing but its own spreadsheet.
      modulePreload: { polyfill: false },
      rolldownOptions: { input: fromRoot('src', 'web', 'sheet.html') },
    },
  });
}

/** The programs of threads and processes, which the server starts by their files. */
export const threadPrograms = {
  'write-model': fromRoot('src', 'server', 'building', 'write-model.ts'),
  'process-program': fromRoot('src', 'server', 'work-processes', 'process-program.ts'),
  'document-program': fromRoot('src', 'server', 'documents', 'document-program.ts'),
  'move-log': fromRoot('src', 'server', 'ports', 'database', 'move-log.ts'),
  'read-aside': fromRoot('src', 'server', 'ports', 'database', 'aside', 'read-aside.ts'),
  'read-card-figures': fromRoot('src', 'server', 'card-figures', 'read-card-figures.ts'),
  'take-pictures': fromRoot('src', 'server', 'pictures', 'take-pictures.ts'),
  'passes-checks': fromRoot('src', 'server', 'gallery', 'passes-checks.ts'),
};

/** Packages stay outside the bundle: they are installed beside it, and some are native.
 * @param {Record<string, string>} programs the source of each, by the path of its bundle
 * @param {string} outDir */
export async function bundlePrograms(programs, outDir) {
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
}

/** @param {string} outDir */
function bundleNode(outDir) {
  const threads = Object.entries(threadPrograms).map(([name, source]) => [`server/${name}`, source]);
  const programs = {
    'server/main': fromRoot('src', 'server', 'main.ts'),
    'cli/main': fromRoot('src', 'cli', 'main.ts'),
    ...Object.fromEntries(threads),
  };
  return bundlePrograms(programs, outDir);
}

/** @type {Record<import('./fingerprint.mjs').Part, { says: string, folders: string[], bundle: typeof bundleWeb }>} */
export const bundles = {
  node: { says: 'the server', folders: ['server', 'cli', 'chunks'], bundle: bundleNode },
  web: { says: 'the pages', folders: ['web'], bundle: bundleWeb },
};
