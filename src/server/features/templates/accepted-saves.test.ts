// Tests that after every accepted save all calls still answer: it is listed, read, built, copied, published, restored,
// put into the gallery, exported, deleted and signed in with.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { databaseFaults } from '#testing/server/database-faults.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import cafe from '#testing/templates/cafe.json' with { type: 'json' };
import { damagedTemplate } from '#testing/templates/damaged-template.ts';

const fields = ['price', 'rating', 'industry', 'screenshots', 'image', 'id', 'isPublished', 'name'];
const damaged = damagedTemplate(cafe, [
  ...fields.map((field) => [field]),
  ['data', 'divisions', 0, 'sectionResources', 'note'],
  ['data', 'options', 'provenance'],
]);

/** Of this process, the server included; builds have processes and a time limit of their own. */
const mostWorkMs = 1000;
/** Stored in pieces, as one in eight is. */
const longText = 'aé€😀'.repeat(60_000);
const more = fc.oneof(
  { weight: 7, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ longText }) },
);

/** The first ones are valid. */
const examples: [unknown, object, string][] = [
  [cafe, {}, randomUUID()],
  [cafe, { longText }, randomUUID()],
];

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, { LOG_LEVEL: 'silent' });

  test('every accepted save can be used from then on', { timeout: searchTimeoutMs }, async () => {
    let accepted = 0;
    /** Each of its calls has a limit of work, once threads and code are there that the first ones begin with. */
    const limited = (person: Visitor): Visitor => {
      const request = person.request.bind(person);
      person.request = async (...call) => {
        const before = process.cpuUsage();
        const response = await request(...call);
        const body = await response.arrayBuffer();
        const { user, system } = process.cpuUsage(before);
        if (accepted > examples.length) expect((user + system) / 1000, call[0]).toBeLessThan(mostWorkMs);
        return new Response(body.byteLength === 0 ? null : body, response);
      };
      return person;
    };
    const { visitor: newcomer, email } = await newPerson(server);
    const visitor = limited(newcomer);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    const statusOf = async (...[name, input]: Parameters<typeof visitor.request>) => {
      const response = await visitor.request(name, input);
      const text = await response.text();
      expect(response.status, `${name}: ${text}`).toBeLessThan(500);
      return response.status;
    };
    const succeeds = async (...[name, input]: Parameters<typeof visitor.request>) =>
      expect([name, await statusOf(name, input)]).toEqual([name, 200]);

    /** Everywhere its document or its card gets to. */
    const copyAround = async (id: string, template: object) => {
      await succeeds('cloneTemplate', { id, body: { template } });
      await succeeds('publishTemplate', { body: { uuid: id, name: 'shown', isPublished: true } });
      await succeeds('getGalleryTemplate', { params: { templateId: id } });
      const { versions } = await visitor.call('listTemplateVersions', { id });
      const version = versions.at(-1)?.version ?? '';
      await succeeds('getTemplateVersion', { id, params: { version } });
      await succeeds('restoreTemplateVersion', { id, params: { version }, body: { baseRevision: 2 } });
      const late = { template: { ...template, name: 'late' }, baseRevision: 1 };
      expect(await statusOf('saveUserTemplate', { id, body: late })).toBe(409);
      await succeeds('saveToGallery', { body: { template } });
      const { templates } = await visitor.call('getGallery');
      expect(templates.map(({ uuid, isBroken }) => [uuid, isBroken])).toEqual([[id, false]]);
      await withDatabase(server, ({ query }) => query.deleteFrom('gallery_template').execute());
    };

    /** Every list and page of an account, each card sound. */
    const readEverything = async (count: number, signedIn: Visitor) => {
      const { templates } = await signedIn.call('getUser');
      expect(templates.map(({ isBroken }) => isBroken)).toEqual(Array.from({ length: count }, () => false));
      await signedIn.call('saveSettings', { body: { showOnboarding: false } });
      await signedIn.call('listDeletedTemplates');
    };

    const answered = fc.asyncProperty(damaged, more, fc.uuid(), async (document, added, id) => {
      const template = { ...Object(document), ...added, uuid: id };
      if ((await statusOf('saveUserTemplate', { id, body: { template } })) >= 400) return;
      accepted += 1;
      await readEverything(1, visitor);
      await succeeds('getUserTemplate', { id });
      await statusOf('buildModel', { body: { templateId: id, isPreview: true } });
      await copyAround(id, template);
      // With its copy, in another browser.
      const elsewhere = limited(await server.newVisitor());
      const { user } = await elsewhere.call('login', { body: { email, password } });
      expect(user.templates.map(({ isBroken }) => isBroken)).toEqual([false, false]);
      await readEverything(2, elsewhere);
      await succeeds('exportUser');
      const uuids = user.templates.map(({ uuid }) => uuid);
      await visitor.call('deleteUserTemplates', { body: uuids });
      const deleted = (await visitor.call('listDeletedTemplates')).templates;
      expect(deleted.map(({ isBroken }) => isBroken)).toEqual([false, false]);
      await visitor.call('emptyDeletedTemplates', { body: uuids });
    });
    await fc.assert(answered, { examples, numRuns: effort.savedTemplates });
    expect(accepted).toBeGreaterThan(0);
    expect(await databaseFaults(server.place)).toEqual([]);
  });
});
