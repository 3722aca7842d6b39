// Tests the pictures of a template: what is taken and shown, whose a picture is, and how long one is kept.
import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { grantRole } from '#server/policy/grant-role.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { addSpreadsheet } from '#testing/server/spreadsheets.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

/** Width and height stand in its first part. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** The bytes of its pixels, before which stands how each line is written. */
function pixelsOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return inflateSync(Buffer.concat(parts));
}

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    return visitor;
  };
  const newTemplate = (editor: Visitor) => editor.call('getDefaultTemplate');
  type Template = Awaited<ReturnType<typeof newTemplate>>;
  const take = (editor: Visitor, template: Template) =>
    editor.call('getGoogleSheetsScreenshots', {
      body: { templateName: 'Tea', spreadsheetId: '', template },
    });
  const show = (templateId: string, filename: string) =>
    new URL(`/api/template/screenshot?templateId=${templateId}&filename=${filename}`, server.origin);

  test('they are taken of the model itself, and the same template gives the same ones', async () => {
    const editor = await newEditor();
    const template = await newTemplate(editor);
    const first = await take(editor, template);
    expect(first.screenshots.length).toBeGreaterThan(3);
    const again = { ...template, timestamp: 7, screenshots: ['x.png'], image: 'y.png' };
    expect(await take(editor, again)).toEqual(first);
    expect((await take(editor, { ...template, name: 'Other' })).screenshots).not.toContain(
      first.screenshots[0],
    );
  });

  test('a template that cannot be read or calculated is refused in words', async () => {
    const editor = await newEditor();
    const template = await newTemplate(editor);
    const body = (changed: object) => ({
      body: { templateName: 'Tea', spreadsheetId: '', template: { ...template, ...changed } },
    });
    const unread = await editor.failure('getGoogleSheetsScreenshots', body({ name: 7 }));
    expect([unread.status, unread.error.code]).toEqual([422, 'template-invalid']);
    expect(unread.error.faults).toEqual([expect.objectContaining({ path: 'name' })]);
    const text = JSON.stringify(template).replaceAll('total = price * quantity', 'total = price * nothing');
    const broken = await editor.failure('getGoogleSheetsScreenshots', body(JSON.parse(text)));
    expect(broken.error.code).toBe('template-invalid');
    expect(broken.error.faults?.length).toBeGreaterThan(0);
    const bare = { body: { templateName: 'Tea', template } };
    expect((await editor.request('getGoogleSheetsScreenshots', bare as never)).status).toBe(400);
  });

  test('saving to the gallery takes them by itself, and they are shown in full size, for long', async () => {
    const editor = await newEditor();
    const template = await newTemplate(editor);
    const { template: card } = await editor.call('saveToGallery', { body: { template } });
    expect(card.screenshots.length).toBeGreaterThan(3);
    for (const filename of card.screenshots) {
      const shown = await fetch(show(template.uuid, filename));
      expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000');
      const png = Buffer.from(await shown.arrayBuffer());
      expect(sizeOf(png)).toEqual([1600, 1000]);
      // A picture of one colour would have a handful of different bytes.
      expect(new Set(pixelsOf(png)).size).toBeGreaterThan(100);
    }
    const read = await editor.call('getGalleryTemplate', { params: { templateId: template.uuid } });
    expect([read.image, read.screenshots]).toEqual([card.screenshots[0], card.screenshots]);
  });

  test('a document’s word counts for pictures of its own alone: an author chooses among these, and of others none is taken', async () => {
    const editor = await newEditor();
    const template = await newTemplate(editor);
    const other = await take(editor, { ...template, uuid: randomUUID(), name: 'Other' });
    const { screenshots } = await take(editor, template);
    const saved = async (names: readonly (string | undefined)[]) => {
      const body = { template: { ...template, image: 'mine.png', screenshots: names } };
      return (await editor.call('saveToGallery', { body })).template.screenshots;
    };
    expect(await saved([screenshots[2], 'mine.png', screenshots[0], other.screenshots[0]])).toEqual([
      ...[screenshots[2], screenshots[0]],
    ]);
    expect(await saved(['mine.png', ...other.screenshots])).toEqual(screenshots);
  });

  test('a spreadsheet that is named must be the caller’s and of the template that is sent', async () => {
    const editor = await newEditor();
    const template = await newTemplate(editor);
    const named = (spreadsheetId: string) => ({ body: { templateName: 'Tea', spreadsheetId, template } });
    const own = await addSpreadsheet(server, editor, { template_uuid: template.uuid });
    const external_id = `google-${randomUUID()}`;
    const google = { provider: 'google' as const, external_id, template_uuid: template.uuid };
    await addSpreadsheet(server, editor, google);
    for (const id of [own, external_id]) {
      expect((await editor.call('getGoogleSheetsScreenshots', named(id))).screenshots.length).toBeGreaterThan(
        3,
      );
    }
    const refused = [
      await addSpreadsheet(server, editor, { template_uuid: randomUUID() }),
      await addSpreadsheet(server, await newEditor(), { template_uuid: template.uuid }),
      await addSpreadsheet(server, editor, { template_uuid: template.uuid, revoked_at: 1 }),
      await addSpreadsheet(server, editor, { template_uuid: template.uuid, expires_at: 1 }),
      await addSpreadsheet(server, editor, { template_uuid: template.uuid, made_at: null }),
      ...['x', '../../etc/passwd', 'a\u0000b', 'x'.repeat(200)],
    ];
    for (const id of refused) {
      const { status, error } = await editor.failure('getGoogleSheetsScreenshots', named(id));
      expect([id, status, error.code]).toEqual([id, 404, 'spreadsheet-not-found']);
    }
    const long = await editor.failure('getGoogleSheetsScreenshots', named('x'.repeat(201)));
    expect(long.error.code).toBe('bad-request');
  });

  test('whoever may not put anything into the gallery is refused', async () => {
    const { visitor: person } = await newPerson(server);
    const visitor = await server.newVisitor();
    const body = { templateName: 'Tea', spreadsheetId: '', template: await newTemplate(person) };
    const refusals = [
      await visitor.failure('getGoogleSheetsScreenshots', { body }),
      await person.failure('getGoogleSheetsScreenshots', { body }),
    ];
    expect(refusals.map(({ error }) => error.code)).toEqual(['sign-in-required', 'not-allowed']);
  });
});
