// Tests that the page of the catalogue says what its data says now.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../repository/repository-files.ts';
import { cataloguePage } from './catalogue-page.ts';

test('the page of the catalogue is that of today’s data: npm run catalogue-page writes it', () => {
  expect(readFileSync(join(root, 'docs', 'catalogue.md'), 'utf8') === cataloguePage()).toBe(true);
});
