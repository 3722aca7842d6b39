// Tests copies, which belong to the copier, and published templates, which anyone with the link may read.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { effort } from '#testing/effort.ts';
import { databases, featureDatabases } from '#testing/server/databases.ts';
import { newPerson, saveNew } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const clone = async (visitor: Visitor, id: string, changes: object = {}) => {
  const template = await visitor.call('getUserTemplate', { id });
  return visitor.call('cloneTemplate', { id, body: { template: { ...template, ...changes } } });
};

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  test.each([
    ['en', 'Café - clone'],
    ['ru', 'Café - копия'],
  ] as const)(
    "[STATE-35] a copy has its own uuid, the time, and a name in the user's language: %s",
    async (language, name) => {
      const visitor = await server.newVisitor();
      await visitor.call('saveSettings', { body: { language } });
      const id = await saveNew(visitor, 'Café');
      const original = await visitor.call('getUserTemplate', { id });
      server.clock.time += 1000;
      const { template, revision } = await clone(visitor, id, { isPublished: true, ofTomorrow: [1] });
      expect(revision).toBe(1);
      expect(template).toEqual({
        ...original,
        uuid: expect.not.stringContaining(id),
        name,
        timestamp: server.clock.time,
        isPublished: false,
        ofTomorrow: [1],
      });
      expect(await visitor.call('getUserTemplate', { id: template.uuid })).toEqual(template);
      expect(await visitor.call('getUserTemplate', { id })).toEqual(original);
      const { versions } = await visitor.call('listTemplateVersions', { id: template.uuid });
      expect(versions).toMatchObject([{ kind: 'saved', revision: 1, name }]);
    },
  );

  test('[STATE-35] odd names are copied, the longest too; invalid templates are refused with their faults', async () => {
    const visitor = await server.newVisitor();
    const id = await saveNew(visitor);
    const long = '🙂'.repeat(5000);
    const { template } = await clone(visitor, id, { name: long });
    expect(template.name).toMatch(/^🙂+.? - clone$/u);
    expect(String(template.name)).toHaveLength(10_000);
    const odd = '=1+1 <b>]]>\u202e"';
    expect((await clone(visitor, id, { name: odd })).template.name).toBe(`${odd} - clone`);
    const failure = await visitor.failure('cloneTemplate', { id, body: { template: { uuid: id, name: 7 } } });
    expect(failure.error).toMatchObject({ code: 'template-invalid', faults: [{ path: 'name' }] });
  });

  test('a published template can be read by its link until it is unpublished or deleted; it is not in the gallery', async () => {
    const { visitor: owner } = await newPerson(server);
    const other = await server.newVisitor();
    const id = await saveNew(owner, 'draft');
    const read = (templateId = id) => other.request('getGalleryTemplate', { params: { templateId } });
    const wordsOf = async (response: Response) => ({ ...(await response.json()), requestId: '' });
    const unknown = await wordsOf(await read(randomUUID()));
    expect(await wordsOf(await read())).toEqual(unknown);
    const publish = (isPublished: boolean, name = 'Public') =>
      owner.call('publishTemplate', { body: { uuid: id, name, isPublished } });
    expect(await publish(true)).toEqual({
      uuid: id,
      revision: 2,
      timestamp: server.clock.time,
      name: 'Public',
      isPublished: true,
    });
    expect(await (await read()).json()).toEqual(await owner.call('getUserTemplate', { id }));
    expect((await owner.call('getUser')).templates).toMatchObject([{ name: 'Public', isPublished: true }]);
    expect((await other.call('getGallery')).templates).toEqual([]);
    expect((await other.failure('getUserTemplate', { id })).error.code).toBe('template-not-found');
    expect((await publish(true)).revision).toBe(2);
    expect((await publish(false)).revision).toBe(3);
    expect(await wordsOf(await read())).toEqual(unknown);
    await publish(true);
    await owner.call('deleteUserTemplate', { id });
    expect(await wordsOf(await read())).toEqual(unknown);
  });

  test('[SETUP-10] a published template does not name the owners of its numbers; its author still sees the names', async () => {
    const { visitor: owner } = await newPerson(server);
    const other = await server.newVisitor();
    const id = await saveNew(owner);
    const { data, ...rest } = await owner.call('getUserTemplate', { id });
    const priceList = { source: 'Price list', owner: 'Maria Vega', date: '2027-01-02' };
    const options = { ...Object(data).options, provenance: { 'npv.wacc': priceList } };
    const template = { ...rest, data: { ...Object(data), options } };
    await owner.call('saveUserTemplate', { id, body: { template } });
    await owner.call('publishTemplate', { body: { uuid: id, name: 'Public', isPublished: true } });
    const provenance = { 'npv.wacc': { source: 'Price list', date: '2027-01-02' } };
    const published = await other.call('getGalleryTemplate', { params: { templateId: id } });
    expect(published).toMatchObject({ data: { options: { provenance } } });
    expect(JSON.stringify(published)).not.toContain('Maria');
    expect(JSON.stringify(await owner.call('getUserTemplate', { id }))).toContain('Maria Vega');
  });

  test("nobody can publish another's template, or one without a name", async () => {
    const owner = await server.newVisitor();
    const other = await server.newVisitor();
    const uuid = await saveNew(owner);
    for (const given of [uuid, randomUUID()]) {
      const body = { uuid: given, name: 'stolen', isPublished: true };
      expect((await other.failure('publishTemplate', { body })).error.code).toBe('template-not-found');
    }
    const nameless = { uuid, name: '   ', isPublished: true };
    expect((await owner.failure('publishTemplate', { body: nameless })).status).toBe(400);
  });
});

describe.each(databases)('at once, on $kind', (database) => {
  const server = suiteServer(database);

  test('two tabs that copy at the limit get as many copies as there is room for', async () => {
    const visitor = await server.newVisitor();
    await saveNew(visitor);
    const id = await saveNew(visitor);
    const template = await visitor.call('getUserTemplate', { id });
    const replies = await Promise.all(
      [1, 2].map(() => visitor.request('cloneTemplate', { id, body: { template } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await visitor.call('getUser')).templates).toHaveLength(3);
    const { error } = await visitor.failure('cloneTemplate', { id, body: { template } });
    expect(error.code).toBe('template-limit');
    const { visitor: person } = await newPerson(server);
    const mine = await saveNew(person);
    for (const _ of [1, 2, 3, 4]) await clone(person, mine);
    expect((await person.call('getUser')).templates).toHaveLength(5);
  });

  test('publishing and saving at once: neither is lost or refused', async () => {
    for (let round = 0; round < effort.raceRounds; round++) {
      const visitor = await server.newVisitor();
      const uuid = await saveNew(visitor, 'one');
      const template = await visitor.call('getUserTemplate', { id: uuid });
      const changed = { ...template, description: 'changed' };
      const [published, saved] = await Promise.all([
        visitor.request('publishTemplate', { body: { uuid, name: 'Public', isPublished: true } }),
        visitor.request('saveUserTemplate', { id: uuid, body: { template: changed, baseRevision: 1 } }),
      ]);
      expect(published.status).toBe(200);
      const { versions } = await visitor.call('listTemplateVersions', { id: uuid });
      expect(versions).toHaveLength(3);
      expect(versions.some(({ kind }) => kind === 'conflict')).toBe(saved.status === 409);
      expect(await visitor.call('getUserTemplate', { id: uuid })).toMatchObject({
        name: 'Public',
        description: saved.status === 200 ? 'changed' : '',
      });
    }
  });
});
