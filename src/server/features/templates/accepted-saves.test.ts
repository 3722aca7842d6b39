// Tests that every accepted save can be used from then on: listed, read, built, copied, published, deleted and signed
// in with.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { damagedTemplate } from '#testing/templates/damaged-template.ts';

const fields = ['price', 'rating', 'industry', 'screenshots', 'image', 'id', 'isPublished', 'name'];
const damaged = damagedTemplate(cafe, [
  ...fields.map((field) => [field]),
  ['data', 'divisions', 0, 'sectionResources', 'note'],
  ['data', 'options', 'provenance'],
]);

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, { LOG_LEVEL: 'silent' });

  test('every accepted save can be used from then on', { timeout: searchTimeoutMs }, async () => {
    const { visitor, email } = await newPerson(server);
    const statusOf = async (...[name, input]: Parameters<typeof visitor.request>) => {
      const response = await visitor.request(name, input);
      const text = await response.text();
      expect(response.status, `${name}: ${text}`).toBeLessThan(500);
      return response.status;
    };
    const accepted: string[] = [];
    const answered = fc.asyncProperty(damaged, fc.uuid(), async (document, id) => {
      const body = { template: { ...Object(document), uuid: id } };
      if ((await statusOf('saveUserTemplate', { id, body })) >= 400) return;
      accepted.push(id);
      expect(await statusOf('getUser')).toBe(200);
      expect(await statusOf('getUserTemplate', { id })).toBe(200);
      await statusOf('buildModel', { body: { templateId: id, isPreview: true } });
      expect(await statusOf('cloneTemplate', { id, body })).toBe(200);
      const publication = { uuid: id, name: 'shown', isPublished: true };
      expect(await statusOf('publishTemplate', { body: publication })).toBe(200);
      expect(await statusOf('getGalleryTemplate', { params: { templateId: id } })).toBe(200);
    });
    // The first one is valid.
    const examples: [unknown, string][] = [[cafe, randomUUID()]];
    await fc.assert(answered, { examples, numRuns: Math.ceil(effort.requests / 2) });
    const { user } = await (await server.newVisitor()).call('login', { body: { email, password } });
    // Each with its copy.
    expect(user.templates.map(({ isBroken }) => isBroken)).toEqual(accepted.flatMap(() => [false, false]));
    expect(accepted.length).toBeGreaterThan(0);
    await visitor.call('deleteUserTemplates', { body: accepted });
    expect((await visitor.call('listDeletedTemplates')).templates).toHaveLength(accepted.length);
  });
});
