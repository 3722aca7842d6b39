// The command `npm run catalogue-page`, which rewrites docs/catalogue.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../repository/repository-files.ts';
import { cataloguePage } from './catalogue-page.ts';

writeFileSync(join(root, 'docs', 'catalogue.md'), cataloguePage());
