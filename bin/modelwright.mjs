#!/usr/bin/env node
// The command line; it builds itself first where the sources are newer, and says so on standard error only.
import { ensureBuilt } from '../scripts/build/ensure-built.mjs';

async function runBuilt() {
  const args = process.argv.slice(2);
  if (!(await ensureBuilt(args[0] === 'serve' ? ['node', 'web'] : ['node'], 'stderr'))) return 1;
  const built = new URL('../dist/cli/main.js', import.meta.url);
  const { run } = await import(built.href);
  return run(args, process.env);
}

process.exitCode = await runBuilt();
