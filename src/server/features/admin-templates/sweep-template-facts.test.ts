// Tests that templates of earlier programs are looked at once, however their documents are stored, and that none is twice.
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import { sweepTemplateFacts } from './sweep-template-facts.ts';

const logger = pino({ level: 'silent' });
const unknown = { context: null, resource_count: null, search_name: null };

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('what is in a row, in pieces, or broken is known afterwards, and what is known stays', async () => {
    const { visitor } = await newPerson(server);
    const template = await visitor.call('getDefaultTemplate');
    const { coreResources } = template.data as { coreResources: readonly unknown[] };
    const save = async (name: string, more: object) => {
      const { uuid } = await visitor.call('getDefaultTemplate');
      const body = { template: { ...template, uuid, name, ...more } };
      await visitor.call('saveUserTemplate', { id: uuid, body });
      return uuid;
    };
    const short = await save('Short', { templateContext: 'a bakery' });
    const long = await save('ДЛИННЫЙ', { templateContext: 'a mill', ofTomorrow: 'x'.repeat(600_000) });
    const plain = await save('Plain', {});
    const broken = await save('Broken', { templateContext: 'lost' });
    const known = await save('Known', { templateContext: 'known' });
    const facts = await withDatabase(server, async ({ query }) => {
      const changed = query.updateTable('template').set(unknown);
      await changed.where('uuid', 'in', [short, long, plain, broken]).execute();
      const document = query.updateTable('template_document').set({ document: '{"name":' });
      await document.where('uuid', '=', broken).execute();
      await sweepTemplateFacts(query, logger);
      const rows = await query
        .selectFrom('template')
        .select(['uuid', 'context', 'resource_count', 'search_name'])
        .execute();
      return new Map(rows.map(({ uuid, ...row }) => [uuid, Object.values(row)]));
    });
    const count = coreResources.length;
    expect(facts.get(short)).toEqual(['a bakery', count, 'short']);
    expect(facts.get(long)).toEqual(['a mill', count, 'длинный']);
    expect(facts.get(plain)).toEqual(['', count, 'plain']);
    expect(facts.get(broken)).toEqual(['', 0, 'broken']);
    expect(facts.get(known)).toEqual(['known', count, 'known']);
  });
});
