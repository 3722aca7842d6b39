// Tests that built files survive a restart, and that failed builds are logged for operators.
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { Visitor } from '#testing/server/visitor.ts';

describe.each(featureDatabases)('on $kind', ({ createDatabase }) => {
  test('a built file survives a restart, and is not built again', async () => {
    const place = await createDatabase();
    const first = await startTestServer(place, {}, Date.now());
    const before = await first.newVisitor();
    const template = await before.call('getDefaultTemplate');
    const { data } = await before.call('buildModel', { body: { template } });
    const query = { filename: String(data) };
    const bytes = Buffer.from(await (await before.request('downloadModel', { query })).arrayBuffer());
    await first.stop();

    const second = await startTestServer(place, {}, Date.now());
    const after = new Visitor(second.origin);
    for (const [name, value] of before.cookies) after.cookies.set(name, value);
    expect(await after.call('buildModel', { body: { template } })).toEqual({ data });
    const again = await after.request('downloadModel', { query });
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    await second.stop();
    await place.remove();
  });

  test('a failed build is logged with its reason; a refused or cancelled one is not', async () => {
    const place = await createDatabase();
    const server = await startTestServer(place);
    const visitor = await server.newVisitor();
    const template = await visitor.call('getDefaultTemplate');
    await visitor.failure('buildModel', { body: { template: { ...template, data: 1 } } });
    await visitor.failure('buildModel', { body: { templateId: template.uuid } });
    await visitor.failure('buildModel', { body: { templateId: template.uuid, isGoogleSheets: true } });
    await server.stop();

    const database = await openDatabase(place, systemClock, () => undefined);
    const entries = await database.query
      .selectFrom('log_entry')
      .selectAll()
      .where('lmid', '=', 'model-build-excel-error')
      .execute();
    await database.close();
    await place.remove();
    expect(entries).toMatchObject([
      { level: 'error', verb: 'POST', path: '/api/model/build', ip: '127.0.0.1', at: server.clock.time },
    ]);
    expect(entries[0]?.content).toMatch(/^template-invalid; data /);
    expect(entries[0]?.account_id).toMatch(/^[\da-f-]{36}$/);
  });
});
