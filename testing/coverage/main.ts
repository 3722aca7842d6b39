// The command `npm run coverage-page`, which rewrites docs/spec-coverage.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository/repository-files.ts';
import { citedTests } from './cited-tests.ts';
import { coveragePage } from './coverage-page.ts';
import promises from './promises.json';

writeFileSync(join(root, 'docs', 'spec-coverage.md'), coveragePage(promises, citedTests()));
