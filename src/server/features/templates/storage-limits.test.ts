// Tests the storage limits, which include deleted templates and versions, and that the counts match the rows.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readStorageUse } from '#server/database/rows/template-storage-rows.ts';
import { sweepVersions } from '#server/versions/sweep-versions.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, saveNew, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const hourMs = 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database, {
    MAX_KEPT_TEMPLATES_IF_NOT_SIGNED_IN: '4',
    MAX_KEPT_MB_IF_NOT_SIGNED_IN: '1',
    MAX_KEPT_MB_PER_USER: '2',
  });
  const random = seededRandom(7);
  /** Text that compresses to three quarters at best. */
  const noise = (chars: number): string =>
    Array.from({ length: chars }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join('');
  const save = (visitor: Visitor, template: object & { uuid: string }, note: string) =>
    visitor.request('saveUserTemplate', { id: template.uuid, body: { template: { ...template, note } } });
  const codeOf = async (response: Response) => (response.ok ? 'ok' : (await response.json()).code);

  test('deleted templates count until they are purged', async () => {
    const visitor = await server.newVisitor();
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) {
      ids.push(await saveNew(visitor));
      await visitor.call('deleteUserTemplate', { id: ids[index] ?? '' });
    }
    const template = await visitor.call('getDefaultTemplate');
    const { status, error } = await visitor.failure('saveUserTemplate', {
      id: template.uuid,
      body: { template },
    });
    expect([status, error.code]).toEqual([403, 'space-limit']);
    expect((await visitor.call('getUser')).templates).toEqual([]);
    const [first = '', ...others] = ids;
    expect(await visitor.call('emptyDeletedTemplates', { body: [first] })).toEqual({ uuids: [first] });
    await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
    const { templates } = await visitor.call('listDeletedTemplates');
    expect(templates.map(({ uuid }) => uuid).sort()).toEqual([...others].sort());
    expect((await visitor.failure('restoreUserTemplates', { body: [first] })).error.code).toBe(
      'template-not-found',
    );
    // Its uuid is never reused, and a template that is not deleted cannot be purged.
    const again = { template: { ...template, uuid: first } };
    expect((await visitor.failure('saveUserTemplate', { id: first, body: again })).error.code).toBe(
      'template-not-found',
    );
    for (const body of [[template.uuid], [...others, template.uuid]]) {
      expect((await visitor.failure('emptyDeletedTemplates', { body })).error.code).toBe(
        'template-not-found',
      );
    }
    expect((await visitor.call('listDeletedTemplates')).templates).toHaveLength(3);
  });

  test('versions count too; a save beyond the limit is refused and changes nothing, also as a conflict', async () => {
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    const codes: string[] = [];
    for (let index = 0; index < 12; index++) {
      codes.push(await codeOf(await save(visitor, template, noise(100_000))));
    }
    // Each compressed version is longer than 100 kB in base64, so that eight exceed 0.9 MB with the document.
    const room = codes.indexOf('space-limit');
    expect(room).toBeGreaterThanOrEqual(6);
    expect(room).toBeLessThanOrEqual(9);
    expect(codes.slice(room)).toEqual(codes.slice(room).map(() => 'space-limit'));
    expect((await visitor.call('getUser')).templates[0]?.revision).toBe(room);
    const late = { template: { ...template, note: noise(100_000) }, baseRevision: 1 };
    const { error } = await visitor.failure('saveUserTemplate', { id: template.uuid, body: late });
    expect(error.code).toBe('space-limit');
    const { versions } = await visitor.call('listTemplateVersions', { id: template.uuid });
    expect(versions).toHaveLength(room);
    // With an account there is more room.
    await visitor.call('register', {
      body: { email: `space-${template.uuid}@example.com`, password: 'correct horse battery' },
    });
    expect(await codeOf(await save(visitor, template, noise(1000)))).toBe('ok');
  });

  test('the counts match the rows, through saves, conflicts, pruning, deleting and purging', async () => {
    const { visitor, email } = await newPerson(server);
    const counted = () =>
      withDatabase(server, async ({ query }) => {
        const { id } = await query
          .selectFrom('account')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        const { rows } = await sql<{ bytes: number | null }>`
          select sum(octet_length(document) + coalesce((select sum(octet_length(version.document))
            from template_version as version where template_uuid = template.uuid), 0)) as bytes
          from template join template_document on template_document.uuid = template.uuid where account_id = ${id}`.execute(
          query,
        );
        expect((await readStorageUse(query, id)).bytes).toBe(Number(rows[0]?.bytes ?? 0));
        return readStorageUse(query, id);
      });
    expect(await counted()).toEqual({ templates: 0, bytes: 0 });
    const template = { ...(await visitor.call('getDefaultTemplate')), name: 'Кофе «é» 👩🏽‍🚀' };
    for (let index = 0; index < 5; index++) {
      await save(visitor, template, `${index}`);
      server.clock.time += 1000;
    }
    await visitor.failure('saveUserTemplate', { id: template.uuid, body: { template, baseRevision: 1 } });
    const before = await counted();
    server.clock.time += 2 * hourMs;
    await withDatabase(server, (opened) => sweepVersions({ database: opened, clock: server.clock }));
    const thinned = await counted();
    expect(thinned.bytes).toBeLessThan(before.bytes);
    await visitor.call('cloneTemplate', { id: template.uuid, body: { template } });
    await visitor.call('publishTemplate', { body: { uuid: template.uuid, name: 'Кофе', isPublished: true } });
    await visitor.call('deleteUserTemplate', { id: template.uuid });
    await visitor.failure('saveUserTemplate', { id: template.uuid, body: { template } });
    const all = await counted();
    expect(all.templates).toBe(2);
    await visitor.call('emptyDeletedTemplates', { body: [template.uuid] });
    const left = await counted();
    expect(left.templates).toBe(1);
    expect(left.bytes).toBeLessThan(all.bytes);
  });
});
