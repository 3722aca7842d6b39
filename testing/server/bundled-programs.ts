// Where the bundled programs of a run are, for tests that start one.
import { join } from 'node:path';
import { inject } from 'vitest';
import type { ProgramName } from './bundle-programs.ts';

export const bundledProgram = (name: ProgramName): string => join(inject('programs'), 'server', `${name}.js`);
