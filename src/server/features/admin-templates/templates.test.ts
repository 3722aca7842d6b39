// Tests how operators find templates of everybody on both databases: with a context, by name, all, and the names there are.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

interface Saved {
  readonly name: string;
  readonly templateContext?: string;
  readonly description?: string;
}

async function save(visitor: Visitor, change: Saved): Promise<string> {
  const template = { ...(await visitor.call('getDefaultTemplate')), ...change };
  await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
  return template.uuid;
}

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { MAX_TEMPLATES_IF_NOT_SIGNED_IN: '1000' });
  const newReader = async () => (await newOperator(server)).visitor;
  /** Each newer than the one before. */
  const person = async () => {
    server.clock.time += 1000;
    return newPerson(server);
  };

  test('those with a context come with what a list says of them, by user, the newest first', async () => {
    const [first, second] = [await person(), await person()];
    const odd = '<b>"=1+1" \u202eאב 🙂';
    const older = await save(first.visitor, { name: 'Plain with context', templateContext: 'a bakery' });
    await save(first.visitor, { name: 'Without' });
    server.clock.time += 1000;
    const newer = await save(first.visitor, { name: odd, templateContext: odd, description: odd });
    const other = await save(second.visitor, { name: 'Other', templateContext: 'a mill' });
    const deleted = await save(second.visitor, { name: 'Deleted', templateContext: 'gone' });
    await second.visitor.call('deleteUserTemplate', { id: deleted });
    const operator = await newReader();
    const { users, statistics, hasMore, next } = await operator.call('searchTemplatesWithContext');
    expect([hasMore, next, statistics]).toEqual([false, null, { totalTemplates: 3, totalUsers: 2 }]);
    expect(users.map(({ email, templates }) => [email, templates.map(({ uuid }) => uuid)])).toEqual([
      [second.email, [other]],
      [first.email, [newer, older]],
    ]);
    const { data } = await first.visitor.call('getDefaultTemplate');
    const { coreResources } = data as { coreResources: readonly unknown[] };
    expect(users[1]).toMatchObject({ firstName: null, lastName: null, templatesCount: 2 });
    expect(users[1]?.templates[0]).toEqual({
      ...{ uuid: newer, name: odd, price: 0, description: odd, language: 'en', templateContext: odd },
      ...{ createdAt: server.clock.time, updatedAt: server.clock.time, timestamp: server.clock.time },
      resourceCount: coreResources.length,
    });
  });

  test('a name is found by any part of it, whatever its case and script', async () => {
    const { visitor } = await person();
    const uuids = [
      await save(visitor, { name: 'Пекарня «Ёлка» 100%' }),
      await save(visitor, { name: 'Große_Mühle!' }),
      await save(visitor, { name: 'GROSSE MÜHLE' }),
    ];
    const operator = await newReader();
    const found = async (name: string) => {
      const { users, statistics } = await operator.call('searchTemplatesByName', { query: { name } });
      const own = users.flatMap(({ templates }) => templates.map(({ uuid }) => uuids.indexOf(uuid)));
      return [own.sort(), statistics?.totalTemplates];
    };
    expect(await found('ЁЛКА')).toEqual([[0], 1]);
    expect(await found('mühle')).toEqual([[1, 2], 2]);
    expect(await found('0%')).toEqual([[0], 1]);
    expect(await found('_mühle!')).toEqual([[1], 1]);
    for (const none of ['\\', "' or 1=1 --", '0_%', 'nobody has this']) {
      expect(await found(none)).toEqual([[], 0]);
    }
    expect(await operator.failure('searchTemplatesByName', { query: { name: ' ' } })).toMatchObject({
      status: 400,
    });
  });

  test('the names there are come with how often each is used, the most frequent first', async () => {
    const { visitor } = await person();
    for (const name of ['Twice', 'TWICE', 'Thrice', 'thrice', 'Thrice', 'x'.repeat(5000)]) {
      await save(visitor, { name });
    }
    const operator = await newReader();
    const { templates, hasMore, statistics } = await operator.call('listTemplateNames');
    expect(templates[0]).toEqual({ name: expect.stringMatching(/^thrice$/i), count: 3 });
    expect(templates[1]).toEqual({ name: expect.stringMatching(/^twice$/i), count: 2 });
    expect(templates.find(({ name }) => name.startsWith('xx'))).toEqual({ name: 'x'.repeat(200), count: 1 });
    expect(hasMore).toBe(false);
    const total = templates.reduce((sum, { count }) => sum + count, 0);
    expect(statistics.totalTemplates).toBe(total);
    const rest = await operator.call('listTemplateNames', { query: { skip: '2' } });
    expect(rest.templates).toEqual(templates.slice(2));
  });

  test('all users with templates come some at a time, however many templates one has', async () => {
    const many = await person();
    for (let count = 0; count < 12; count += 1) await save(many.visitor, { name: `Many ${count}` });
    // As a person of years: the rows alone, of which a list reads nothing else.
    await withDatabase(server, async ({ query }) => {
      const [row] = await query.selectFrom('template').selectAll().where('name', '=', 'Many 0').execute();
      if (row === undefined) throw new Error('it was saved');
      for (let copy = 0; copy < 20; copy += 1) {
        const id = `user-${String(copy).padStart(2, '0')}`;
        const account = await query
          .selectFrom('account')
          .selectAll()
          .where('id', '=', row.account_id)
          .executeTakeFirstOrThrow();
        await query
          .insertInto('account')
          .values({ ...account, id, email: `${id}@example.com`, created_at: server.clock.time + copy })
          .execute();
        const templates = Array.from({ length: 110 }, (_, number) => ({
          ...{ ...row, uuid: `${id}-${number}`, account_id: id, updated_at: number },
        }));
        await query.insertInto('template').values(templates).execute();
      }
    });
    const operator = await newReader();
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const asked: Record<string, string> = next === null ? {} : { after: next };
      const page = await operator.call('listAllTemplates', { query: asked });
      const templates = page.users.flatMap((user) => user.templates);
      expect(templates.length).toBeLessThanOrEqual(500);
      expect(page.statistics === null).toBe(next !== null);
      if (next === null) {
        expect(page.users.map(({ userId }) => userId)).toEqual([
          'user-19',
          'user-18',
          'user-17',
          'user-16',
          'user-15',
        ]);
        expect(page.users[0]).toMatchObject({ templatesCount: 110 });
        expect(page.users[0]?.templates.map(({ updatedAt }) => updatedAt).slice(0, 2)).toEqual([109, 108]);
      }
      seen.push(...page.users.map(({ userId }) => userId));
      expect(page.hasMore).toBe(page.next !== null);
      next = page.next;
    } while (next !== null);
    const behindAll = await operator.call('listAllTemplates', { query: { after: '1.elsewhere|5f' } });
    expect(behindAll).toMatchObject({ users: [], next: null });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => id.startsWith('user-'))).toHaveLength(20);
    expect(seen.length).toBeGreaterThan(20);
  });

  test('each reading is in the record, with kinds and counts alone', async () => {
    const operator = await newReader();
    await operator.call('searchTemplatesByName', { query: { name: 'secret of somebody' } });
    const { acts } = await operator.call('listActs');
    expect(acts).toContainEqual(
      expect.objectContaining({ act: 'templates-read', after: { kind: 'named', users: 0 } }),
    );
    expect(JSON.stringify(acts)).not.toContain('secret of somebody');
  });
});
