// Tests documents that are stored in pieces: as they were, none left behind, and whole also if one is replaced meanwhile.
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { openDatabase } from '../../open-database.ts';
import { deleteAccount } from '../delete-account.ts';
import { deleteContent, emptyAccount } from '../delete-in-pieces.ts';
import { readGalleryTemplateOf, readTemplateOf } from '../export-rows.ts';
import { findGalleryTemplate, saveGalleryTemplate } from '../gallery-template-rows.ts';
import { findAnyTemplate, findTemplate, insertTemplate, updateTemplate } from '../template-rows.ts';
import { recountVersionBytes } from '../template-storage-rows.ts';
import {
  deleteVersions,
  findConflict,
  findSavedVersion,
  findVersion,
  insertVersion,
  listVersions,
} from '../template-version-rows.ts';
import { withWholeDocument } from './document-pieces.ts';

const pieceBytes = 262_144;
const times = { created_at: 1, updated_at: 1 };
/** Of one, two, three and four bytes, so that a cut by length alone would hit the middle of some. */
const longText = (pieces: number) => `{"a":"${'aé€😀'.repeat((pieces * pieceBytes - 100) / 10)}"}`;
const one = Buffer.from(longText(3));
const other = Buffer.from(longText(2).replace('a', 'b'));
const short = Buffer.from('{}');

const changeTo = (document: Buffer) => ({
  ...{ name: 'N', summary: '{}', updated_at: 2, saved_in: null, document },
  ...{ document_bytes: document.byteLength, digest: String(document.byteLength), version_bytes: 0 },
});

const withoutMark = (document: Uint8Array | undefined) => Buffer.from(document ?? []).toString();

describe.each(databases)('on $kind', ({ createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
    const account = { id: 'ada', kind: 'user' as const, language: 'en', settings: '{}', ...times };
    await database.query.insertInto('account').values(account).execute();
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const insert = (document: Buffer) => {
    const row = { uuid: 'u', account_id: 'ada', revision: 1, deleted_at: null, ...times };
    const { updated_at: _, ...change } = changeTo(document);
    return database.query.transaction().execute((saving) => insertTemplate(saving, { ...row, ...change }, 3));
  };
  const update = (document: Buffer) =>
    database.query
      .transaction()
      .execute((saving) => updateTemplate(saving, 'u', 'ada', undefined, changeTo(document)));
  const saveToGallery = (document: Buffer) =>
    database.query
      .transaction()
      .execute((saving) =>
        saveGalleryTemplate(
          saving,
          { uuid: 'g', card: '{}', saved_by: 'ada', price_cents: 0, ...times, document },
          null,
        ),
      );
  const addVersion = (id: string, document: Uint8Array) =>
    database.query.transaction().execute((saving) =>
      insertVersion(saving, {
        ...{ id, template_uuid: 'u', kind: 'conflict', revision: 1, name: 'N', saved_at: 1, document },
      }),
    );
  const pieces = async () => {
    const rows = await database.query.selectFrom('document_piece').selectAll().orderBy('position').execute();
    return rows.map(({ content }) => content);
  };

  test('a long document is in pieces, none longer than a piece may be, and comes back as it was', async () => {
    await insert(one);
    const stored = await pieces();
    expect(stored).toHaveLength(3);
    expect(Math.max(...stored.map((content) => Buffer.byteLength(content)))).toBeLessThanOrEqual(pieceBytes);
    expect(stored.join('')).toBe(one.toString());
    const { document } = await database.query
      .selectFrom('template_document')
      .select('document')
      .executeTakeFirstOrThrow();
    expect(document).toMatch(/^pieces:[\da-f-]{36}:3:786\d{3}$/);
    const { query } = database;
    const found = [await findTemplate(query, 'u', 'ada'), await findAnyTemplate(query, 'u')];
    const exported = await readTemplateOf(query, 'ada', 'u');
    for (const row of [...found, exported]) expect(withoutMark(row?.document)).toBe(one.toString());
  });

  test('others have a turn between two pieces that are read', async () => {
    await insert(one);
    let turns = 0;
    let next: NodeJS.Immediate;
    const takeTurn = () => {
      turns += 1;
      next = setImmediate(takeTurn);
    };
    next = setImmediate(takeTurn);
    const row = await findTemplate(database.query, 'u', 'ada');
    clearImmediate(next);
    expect(row?.document.byteLength).toBe(one.byteLength);
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  test('a later save leaves nothing of the one before, whether long or short', async () => {
    await insert(short);
    for (const [document, count] of [
      [one, 3],
      [other, 2],
      [short, 0],
      [other, 2],
    ] as const) {
      await update(document);
      expect((await pieces()).length).toBe(count);
      expect(withoutMark((await findTemplate(database.query, 'u', 'ada'))?.document)).toBe(
        document.toString(),
      );
    }
  });

  test('one that is stored as a whole, as by an earlier program, is read, and the next save is in pieces', async () => {
    await insert(short);
    await database.query.updateTable('template_document').set({ document: one.toString() }).execute();
    await database.query.updateTable('template').set({ document_bytes: one.byteLength }).execute();
    expect(withoutMark((await findTemplate(database.query, 'u', 'ada'))?.document)).toBe(one.toString());
    await update(other);
    expect(await pieces()).toHaveLength(2);
  });

  test('one that is replaced while it is read is read anew', async () => {
    await insert(one);
    const { query } = database;
    let isReplaced = false;
    const row = await withWholeDocument(query, async () => {
      const found = await query.selectFrom('template_document').select('document').executeTakeFirstOrThrow();
      if (!isReplaced) await update(other);
      isReplaced = true;
      return { document: Buffer.from(found.document) };
    });
    expect(withoutMark(row?.document)).toBe(other.toString());
  });

  test('one that lacks a piece is what its column has, as any that is damaged', async () => {
    await insert(one);
    await database.query.deleteFrom('document_piece').where('position', '=', 1).execute();
    expect(withoutMark((await findTemplate(database.query, 'u', 'ada'))?.document)).toMatch(/^pieces:/);
  });

  test('the gallery: replaced, read and exported', async () => {
    for (const document of [one, other]) {
      expect(await saveToGallery(document)).toBe(0);
      expect((await pieces()).join('')).toBe(document.toString());
      const found = [await findGalleryTemplate(database.query, 'g')];
      const exported = await readGalleryTemplateOf(database.query, 'ada', 'g');
      for (const row of [...found, exported]) expect(withoutMark(row?.document)).toBe(document.toString());
    }
  });

  test('a version: its size, the same one found again, and its deletion', async () => {
    await insert(short);
    const { query } = database;
    const packed = Buffer.from(randomBytes(600_000).toString('base64'));
    const almost = Buffer.from(packed);
    almost[packed.length - 1] = packed.at(-1) === 65 ? 66 : 65;
    await addVersion('v', packed);
    await addVersion('small', Buffer.from('abc'));
    expect(withoutMark((await findVersion(query, 'u', 'v'))?.document)).toBe(packed.toString());
    const sizes = (await listVersions(query, 'u')).map(({ id, size }) => [id, size]);
    expect(sizes.sort()).toEqual([
      ['small', 3],
      ['v', packed.length],
    ]);
    await recountVersionBytes(query, 'u');
    const { version_bytes: bytes } = await query
      .selectFrom('template')
      .select('version_bytes')
      .executeTakeFirstOrThrow();
    expect(bytes).toBe(packed.length + 3);
    expect(await findConflict(query, 'u', packed)).toEqual({ id: 'v' });
    expect(await findConflict(query, 'u', almost)).toBe(undefined);
    expect(await findConflict(query, 'u', Buffer.from('abc'))).toEqual({ id: 'small' });
    await deleteVersions(query, ['v', 'small']);
    expect(await pieces()).toEqual([]);
    expect(await listVersions(query, 'u')).toEqual([]);
  });

  test('a conflict that an earlier program stored as a whole is found again', async () => {
    await insert(short);
    const version = { id: 'v', template_uuid: 'u', kind: 'conflict' as const, revision: 1, name: 'N' };
    await database.query
      .insertInto('template_version')
      .values({ ...version, saved_at: 1, document: one.toString() })
      .execute();
    expect(await findConflict(database.query, 'u', one)).toEqual({ id: 'v' });
    expect(await findConflict(database.query, 'u', other)).toBe(undefined);
  });

  test('a deletion that is interrupted leaves no version without its pieces', async () => {
    await insert(one);
    await addVersion('v', one);
    const failing = database.query.withPlugin({
      transformQuery: ({ node }) => {
        const isOfVersions =
          node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes('"template_version"');
        if (isOfVersions) throw new Error('interrupted');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await expect(emptyAccount(failing, 'ada')).rejects.toThrow('interrupted');
    expect(withoutMark((await findVersion(database.query, 'u', 'v'))?.document)).toBe(one.toString());
    await emptyAccount(database.query, 'ada');
    expect(await pieces()).toEqual([]);
    expect(await database.query.selectFrom('template').select('uuid').execute()).toEqual([]);
  });

  test('a saved version that lacks a piece is none, so that the document itself is kept instead', async () => {
    await insert(one);
    await addVersion('v', one);
    await database.query.updateTable('template_version').set({ kind: 'saved' }).execute();
    const { query } = database;
    expect(withoutMark((await findSavedVersion(query, 'u', 1))?.document)).toBe(one.toString());
    await query
      .deleteFrom('document_piece')
      .where('version_id', '=', 'v')
      .where('position', '=', 1)
      .execute();
    expect(await findSavedVersion(query, 'u', 1)).toBe(undefined);
  });

  test('nothing is left of a template, nor of an account', async () => {
    await insert(one);
    await addVersion('v', one);
    await deleteContent(database.query, 'u');
    expect(await pieces()).toEqual([]);
    await database.query.deleteFrom('template').execute();
    await insert(one);
    await addVersion('w', one);
    await deleteAccount(database, 'ada');
    expect(await pieces()).toEqual([]);
  });
});
