// Orders the files of a run longest first, so that no worker is left with a long one at the end.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';

/** A worker keeps what it has loaded from one file of a project to the next. */
const projects = ['e2e', 'repository', 'crash', 'server', 'web', 'unit'];

/** Files that take much longer than their size tells. */
const long = [
  'e2e/accessibility-narrow.test.ts',
  'e2e/accessibility-wide.test.ts',
  'testing/access/access.test.ts',
  'testing/workbook/recalculation.test.ts',
  'testing/calculators/independent.test.ts',
  'testing/mutation/mutation.test.ts',
  'testing/audit/our-exports.test.ts',
  'testing/audit/broken-files.test.ts',
];

export class LongestFirst implements TestSequencer {
  readonly #root: string;

  constructor({ config }: Vitest) {
    this.#root = config.root;
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }

  /** What is named goes before what is large. */
  sort(files: TestSpecification[]): TestSpecification[] {
    const placed = files.map((file) => {
      const place = long.indexOf(relative(this.#root, file.moduleId));
      return {
        file,
        project: projects.indexOf(file.project.name),
        place: place < 0 ? long.length : place,
        bytes: statSync(file.moduleId).size,
      };
    });
    placed.sort(
      (one, other) => one.project - other.project || one.place - other.place || other.bytes - one.bytes,
    );
    return placed.map(({ file }) => file);
  }
}
