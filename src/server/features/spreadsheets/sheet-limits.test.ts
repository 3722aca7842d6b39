// Tests how often a network may ask for spreadsheets behind links, on both databases: by address, for nobody has a session there.
import { describe, expect, test } from 'vitest';
import { errorReply } from '#contract/calls/calls.ts';
import { databases } from '#testing/server/databases.ts';
import { addSpreadsheet, spreadsheetRow } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const key = 'k'.repeat(24);

describe.each(databases)('on $kind', (kind) => {
  // Ten times as much for a network: 40 reads and 10 saves a minute.
  const limits = { READS_PER_MINUTE: '4', SAVES_PER_MINUTE: '1' };
  const server = suiteServer(kind, { ...limits, TRUST_PROXY: '1' });

  const added = async () => addSpreadsheet(server, await server.newVisitor(), { edit_key: key });
  const ask = (network: number, path: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/builder/sheets/${path}`, {
      ...init,
      headers: { ...init.headers, 'x-forwarded-for': `192.0.2.${network}` },
    });
  const save = (network: number, id: string, revision: number, authorization = `Bearer ${key}`) =>
    ask(network, `${id}/edits`, {
      ...{ method: 'PUT', body: JSON.stringify({ revision, edits: [] }) },
      headers: { authorization, 'content-type': 'application/json' },
    });
  const refusalOf = async (answer: Response) => {
    const { code } = errorReply.parse(await answer.json());
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    return [answer.status, code];
  };

  test('a whole book counts as five reads, one refused as well, and then the network waits, others do not', async () => {
    const id = await added();
    const parts = [...['/book', '/workbook.xlsx'], ...['/book', '/workbook.xlsx'], ...['/book', '/book']];
    for (const part of parts) await (await ask(1, `${id}${part}`)).arrayBuffer();
    for (const _ of Array.from({ length: 8 })) expect((await ask(1, `${id}/state`)).status).toBe(200);
    // Nobody tries ids faster than that either.
    expect((await ask(1, `${'a'.repeat(24)}/state`)).status).toBe(404);
    expect((await ask(1, 'a')).status).toBe(404);
    for (const path of [id, `${id}/state`, `${id}/book`, `${id}/workbook.xlsx`, `${'a'.repeat(24)}/state`]) {
      expect(await refusalOf(await ask(1, path))).toEqual([429, 'rate-limited']);
    }
    expect((await ask(2, `${id}/state`)).status).toBe(200);
  });

  test('saves are counted for themselves, with a wrong key as well, and a refused one changes nothing', async () => {
    const id = await added();
    for (const _ of [1, 2, 3]) expect((await save(3, id, 0, 'Bearer wrong')).status).toBe(403);
    for (const revision of [0, 1, 2, 3, 4, 5, 6]) expect((await save(3, id, revision)).status).toBe(200);
    expect(await refusalOf(await save(3, id, 7))).toEqual([429, 'rate-limited']);
    expect(await spreadsheetRow(server, id)).toMatchObject({ edits_revision: 7 });
    expect((await ask(3, `${id}/state`)).status).toBe(200);
    expect((await save(4, id, 7)).status).toBe(200);
  });
});
