// Builds that have begun and end only when their test lets them go, so that it depends on no machine's speed.
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { largeTemplate } from '#testing/templates/large-template.ts';
import { removeFolder, temporaryFolder } from './databases.ts';

/** A variable of the environment: whether `held-model.ts` stands in for `write-model.ts`. */
export const heldBuildsVariable = 'TEST_HELD_BUILDS';

export interface HeldBuild {
  readonly template: ReturnType<typeof largeTemplate>;
  letGo(): void;
}

/** Returns how to make a template whose build is held; for all tests of a file. */
export function holdBuilds(): () => HeldBuild {
  let folder = '';
  beforeAll(() => {
    folder = temporaryFolder();
    vi.stubEnv(heldBuildsVariable, '1');
  });
  afterAll(() => {
    vi.stubEnv(heldBuildsVariable, undefined);
    removeFolder(folder);
  });
  return () => {
    const heldBy = join(folder, randomUUID());
    writeFileSync(heldBy, '');
    return {
      template: { ...largeTemplate(1, randomUUID()), heldBy },
      letGo: () => rmSync(heldBy),
    };
  };
}
