// Tests what the owner of spreadsheets behind links sees of them and does with them, and that nobody else does.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, password, saveNew, withDatabase } from '#testing/server/people.ts';
import { setPrice } from '#testing/server/standing.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  let owner: Visitor;
  let templateId: string;

  beforeEach(async () => {
    owner = (await newPerson(server)).visitor;
    templateId = await saveNew(owner);
  });

  const make = async (visitor: Visitor = owner, uuid = templateId): Promise<string> =>
    String((await visitor.call('buildModel', { body: { templateId: uuid, isGoogleSheets: true } })).data);
  const listed = async (visitor: Visitor = owner) => (await visitor.call('listSpreadsheets')).spreadsheets;
  const idOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
  const statusOf = async (address: string): Promise<number> => (await fetch(`${address}/state`)).status;
  const save = (address: string, editUrl: string) => {
    const key = new URL(editUrl).hash.slice('#key='.length);
    return fetch(`${address}/edits`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        revision: 0,
        edits: [{ sheet: 1, line: 3, column: 4, content: { kind: 'value', value: 7 } }],
      }),
    });
  };

  test('there are none at first, then each with when it was made and until when it opens', async () => {
    expect(await listed()).toEqual([]);
    const address = await make();
    const now = server.clock.time;
    expect(await listed()).toEqual([
      {
        ...{ id: idOf(address), title: 'a model', templateUuid: templateId, url: address },
        ...{
          isReadonly: false,
          isInOwnDrive: false,
          orderId: null,
          madeAt: now,
          expiresAt: now + 365 * dayMs,
          views: 0,
          lastViewedAt: null,
        },
        ...{ canBeEditable: true, canBeReplaced: true, editUrl: null },
      },
    ]);
  });

  test('a preview is read-only, opens for thirty days, and cannot be changed by anybody', async () => {
    const address = String(
      (await owner.call('createReadonlyGSUrl', { body: await owner.call('getDefaultTemplate') })).data,
    );
    const expiresAt = server.clock.time + 30 * dayMs;
    expect(await listed()).toMatchObject([{ isReadonly: true, canBeEditable: false, expiresAt }]);
    const asked = { id: idOf(address), body: { isEditable: true } };
    expect((await owner.failure('changeSpreadsheet', asked)).error.code).toBe('spreadsheet-read-only');
  });

  test('whoever has the edit link may save changes, until that is ended', async () => {
    const address = await make();
    const id = idOf(address);
    const share = (isEditable: boolean) => owner.call('changeSpreadsheet', { id, body: { isEditable } });
    const editUrl = (await share(true)).spreadsheet.editUrl ?? '';
    expect(editUrl).toMatch(new RegExp(`^${address}#key=[\\w-]{24,}$`));
    // Asked twice it is the same link.
    expect((await share(true)).spreadsheet.editUrl).toBe(editUrl);
    expect((await save(address, editUrl)).status).toBe(200);
    expect((await share(false)).spreadsheet.editUrl).toBeNull();
    expect((await save(address, editUrl)).status).toBe(403);
    // What was saved stays with the sheet, and never reaches the template.
    expect(await (await fetch(`${address}/state`)).json()).toMatchObject({ revision: 1, canEdit: false });
  });

  test('another link takes the place of the one before, with the changes that were saved', async () => {
    const address = await make();
    const body = { isEditable: true };
    const { spreadsheet: shared } = await owner.call('changeSpreadsheet', { id: idOf(address), body });
    await save(address, shared.editUrl ?? '');
    const { spreadsheet } = await owner.call('changeSpreadsheet', { id: shared.id, body: { newLink: true } });
    expect(spreadsheet.url).not.toBe(address);
    expect([await statusOf(address), await statusOf(spreadsheet.url)]).toEqual([410, 200]);
    expect(await (await fetch(`${spreadsheet.url}/state`)).json()).toMatchObject({ revision: 1 });
    // Whoever had the edit link of before has none of this one.
    expect(spreadsheet.editUrl).not.toBeNull();
    expect((await save(spreadsheet.url, shared.editUrl ?? '')).status).toBe(403);
    expect(await listed()).toEqual([spreadsheet]);
    // The model opens as the same spreadsheet as before, behind its new link.
    expect(await make()).toBe(spreadsheet.url);
  });

  test('renewed, it opens from then on for as long as a new one would', async () => {
    const id = idOf(await make());
    // An account’s session ends after thirty days in which it is not used.
    server.clock.time += 29 * dayMs;
    const { spreadsheet } = await owner.call('changeSpreadsheet', { id, body: { renew: true } });
    expect(spreadsheet.expiresAt).toBe(server.clock.time + 365 * dayMs);
  });

  test('turned off, it is gone for everybody, and the model opens as another one', async () => {
    const address = await make();
    expect(await owner.call('revokeSpreadsheet', { id: idOf(address) })).toMatchObject({ spreadsheets: [] });
    expect(await statusOf(address)).toBe(410);
    const again = await make();
    expect(again).not.toBe(address);
    expect(await statusOf(again)).toBe(200);
  });

  test('no new link is made of what must be paid for by now', async () => {
    const id = idOf(await make());
    await setPrice(server, templateId, 4900);
    const { error } = await owner.failure('changeSpreadsheet', { id, body: { newLink: true } });
    expect(error.code).toBe('payment-required');
  });

  test('somebody else has nothing to do with it, and what was made by a visitor becomes the account’s', async () => {
    const address = await make();
    const other = await server.newVisitor();
    const id = idOf(address);
    for (const asked of [
      other.failure('changeSpreadsheet', { id, body: { isEditable: true } }),
      other.failure('changeSpreadsheet', { id, body: { newLink: true } }),
      other.failure('revokeSpreadsheet', { id }),
      owner.failure('revokeSpreadsheet', { id: 'x'.repeat(24) }),
    ]) {
      expect((await asked).error.code).toBe('spreadsheet-not-found');
    }
    expect(await listed(other)).toEqual([]);
    expect(await statusOf(address)).toBe(200);

    const own = await make(other, await saveNew(other));
    await other.call('register', {
      body: { email: `${randomUUID()}@example.com`, password: password },
    });
    expect((await listed(other)).map(({ url }) => url)).toEqual([own]);
  });

  test.each([
    ['nothing', {}],
    ['two things at once', { isEditable: true, renew: true }],
    ['what is no yes or no', { isEditable: 'yes' }],
    ['no renewal', { renew: false }],
    ['another address', { url: 'https://elsewhere.example.com' }],
  ])('a change of %s is refused', async (_, body) => {
    const id = idOf(await make());
    expect((await owner.failure('changeSpreadsheet', { id, body })).error.code).toBe('bad-request');
  });

  test('a deleted account leaves no spreadsheet that opens', async () => {
    const address = await make();
    await owner.call('deleteUser', { body: { password: password } });
    expect(await statusOf(address)).not.toBe(200);
    const rows = await withDatabase(server, ({ query }) =>
      query.selectFrom('spreadsheet').select('id').where('template_uuid', '=', templateId).execute(),
    );
    expect(rows).toEqual([]);
  });
});
