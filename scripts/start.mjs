// `npm start`: builds what is missing or older than its sources, then runs the server in this same process.

import { serveBuilt } from './build/built.mjs';
import { ensureBuilt } from './build/ensure-built.mjs';

if (await ensureBuilt(['node', 'web'], 'stdout')) await serveBuilt();
else process.exitCode = 1;
