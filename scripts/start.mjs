// `npm start`: builds what is missing or older than its sources, then serves in this same process.
import { unsupportedNode } from './build/supported-node.mjs';

async function start() {
  const unsupported = unsupportedNode(process.versions.node);
  if (unsupported !== null) {
    process.stderr.write(`${unsupported}\n`);
    return 1;
  }
  const { ensureBuilt } = await import('./build/ensure-built.mjs');
  if (!(await ensureBuilt(['node', 'web'], 'stdout'))) return 1;
  const built = new URL('../dist/server/main.js', import.meta.url);
  const { serve } = await import(built.href);
  return serve(process.env);
}

process.exitCode = await start();
