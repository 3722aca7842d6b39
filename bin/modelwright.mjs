#!/usr/bin/env node
// The command line; it builds itself first where the sources are newer, and says so on standard error only.
import { unsupportedNode } from '../scripts/build/supported-node.mjs';

async function runBuilt() {
  const unsupported = unsupportedNode(process.versions.node);
  if (unsupported !== null) {
    process.stderr.write(`${unsupported}\n`);
    return 1;
  }
  const { ensureBuilt } = await import('../scripts/build/ensure-built.mjs');
  const args = process.argv.slice(2);
  if (!(await ensureBuilt(args[0] === 'serve' ? ['node', 'web'] : ['node'], 'stderr'))) return 1;
  const built = new URL('../dist/cli/main.js', import.meta.url);
  const { run } = await import(built.href);
  return run(args, process.env);
}

process.exitCode = await runBuilt();
