// `npm start`: builds what is missing or older than its sources, then serves in this same process.
import { ensureBuilt } from './build/ensure-built.mjs';

async function start() {
  if (!(await ensureBuilt(['node', 'web'], 'stdout'))) return 1;
  const built = new URL('../dist/server/main.js', import.meta.url);
  const { serve } = await import(built.href);
  return serve(process.env);
}

process.exitCode = await start();
