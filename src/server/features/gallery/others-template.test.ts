// Tests that nobody can overwrite somebody else's template through the gallery.
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async (role: 'entitled' | 'operator' = 'entitled') => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) => grantRole({ database: opened, clock: server.clock }, email, role));
    return visitor;
  };

  test("neither another's gallery template nor another's own can be overwritten; an operator may fix one", async () => {
    const editor = await newEditor();
    const template = await editor.call('getDefaultTemplate');
    await editor.call('saveToGallery', { body: { template } });
    const { visitor: owner } = await newPerson(server);
    const published = await owner.call('getUserTemplate', { id: await saveNew(owner, 'Original') });
    const other = await newEditor();
    for (const foreign of [template, published]) {
      const body = { template: { ...foreign, name: 'Hijacked' } };
      expect((await other.failure('saveToGallery', { body })).error.code).toBe('not-allowed');
    }
    const operator = await newEditor('operator');
    await setUpSecondFactor(server, operator);
    const repaired = { template: { ...template, name: 'Repaired' } };
    expect((await operator.call('saveToGallery', { body: repaired })).template.name).toBe('Repaired');
  });
});
