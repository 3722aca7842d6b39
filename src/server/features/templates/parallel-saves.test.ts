// Tests that two saves of one visitor at the same moment cannot both use the last of the room.
import { describe, expect, test, vi } from 'vitest';
import { hashToken } from '#server/sessions/session-tokens.ts';
import { waitTimeoutMs } from '#testing/effort.ts';
import { databases } from '#testing/server/databases.ts';
import { countLockWaits } from '#testing/server/lock-waits.ts';
import { withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { overwriteTemplate } from './overwrite-template.ts';

const shared = { networkBytes: 1_000_000, allBytes: Number.POSITIVE_INFINITY };
const space = { templates: 100, bytes: Number.POSITIVE_INFINITY, shared };

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { MAX_KEPT_MB_PER_NETWORK: '1' });

  test('a save waits for one of another template, and is refused if that leaves no room', async () => {
    const visitor = await server.newVisitor();
    const save = async (noteChars: number) => {
      const template = { ...(await visitor.call('getDefaultTemplate')), note: 'x'.repeat(noteChars) };
      await visitor.call('saveUserTemplate', { id: template.uuid, body: { template } });
      return template;
    };
    const [first, second, third] = [await save(0), await save(0), await save(800_000)];
    // The visitor has taken nearly all the room, and has it again.
    await visitor.call('deleteUserTemplate', { id: third.uuid });
    await visitor.call('emptyDeletedTemplates', { body: [third.uuid] });
    await withDatabase(server, async (opened) => {
      const tokenHash = hashToken(visitor.cookies.get('session') ?? '');
      const { account_id: accountId, id: sessionId } = await opened.query
        .selectFrom('session')
        .select(['account_id', 'id'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirstOrThrow();
      const saving = await opened.query.startTransaction().execute();
      const one = { uuid: first.uuid, accountId, sessionId, baseRevision: 1, now: server.clock.time, space };
      const document = Buffer.from(`"${'x'.repeat(500_000)}"`);
      expect(
        await overwriteTemplate(saving, one, {
          name: '',
          summary: '{}',
          facts: { context: '', resource_count: 0, search_name: '' },
          document,
          digest: 'a',
          packed: Buffer.from(''),
        }),
      ).toMatchObject({ end: 'saved' });
      const template = { ...second, note: 'y'.repeat(500_000) };
      const other = visitor.request('saveUserTemplate', { id: second.uuid, body: { template } });
      if (opened.kind === 'postgres') {
        await vi.waitFor(async () => expect(await countLockWaits(opened)).toBe(1), {
          timeout: waitTimeoutMs,
        });
      }
      await saving.commit().execute();
      const reply = await other;
      expect([reply.status, (await reply.json()).code]).toEqual([403, 'network-space-limit']);
    });
  });
});
