// Bundles a bench's program as the product is shipped: what runs the sources directly adds calls of its own to every function.
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');

/** Gives the file of the bundle, inside the repository, where packages are found. */
export async function shipped(program: string): Promise<string> {
  const outDir = join(root, '.cache', 'bench');
  await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { input: { [program]: join(root, 'bench', `${program}.ts`) } },
    },
  });
  return join(outDir, `${program}.js`);
}
