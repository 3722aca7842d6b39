// What is wrong with a database after a test: the files or indexes themselves, rows that contradict each other, JSON that
// cannot be read.
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { type DatabaseLocation, openDatabase, sqliteFileName } from '#server/database/open-database.ts';
import { versionBytes } from '#server/database/rows/documents/document-pieces.ts';
import { unpackDocument } from '#server/database/rows/documents/packed-document.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';

/** Empty if nothing is wrong; reads the whole database. */
export async function databaseFaults(place: DatabaseLocation): Promise<string[]> {
  const { databaseUrl, dataDir } = place;
  const own =
    databaseUrl === null ? sqliteFaults(join(dataDir, sqliteFileName)) : await postgresFaults(databaseUrl);
  const database = await openDatabase(place, systemClock, () => undefined);
  try {
    return [...own, ...(await rowFaults(database))];
  } finally {
    await database.close();
  }
}

function sqliteFaults(file: string): string[] {
  const database = new BetterSqlite(file, { readonly: true });
  try {
    const lines = database.prepare('pragma integrity_check').pluck().all().map(String);
    const orphans = database.prepare('pragma foreign_key_check').all();
    return [
      ...lines.filter((line) => line !== 'ok'),
      ...orphans.map((row) => `a reference to nothing: ${JSON.stringify(row)}`),
    ];
  } finally {
    database.close();
  }
}

const foreignKeys = `
  select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
    child.attname as "column", parent.attname as key
  from pg_constraint c
  join pg_attribute child on child.attrelid = c.conrelid and child.attnum = c.conkey[1]
  join pg_attribute parent on parent.attrelid = c.confrelid and parent.attnum = c.confkey[1]
  where c.contype = 'f'`;
const indexes = `
  select i.indexrelid::regclass::text as index from pg_index i
  join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relnamespace = current_schema()::regnamespace`;

/** Each index against its table by PostgreSQL's own checker, and each reference by looking for what it names. */
async function postgresFaults(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('create extension if not exists amcheck');
    const faults: string[] = [];
    for (const { index } of (await client.query(indexes)).rows) {
      await client
        .query('select bt_index_check($1::regclass, true)', [index])
        .catch((error) => faults.push(`${index}: ${error}`));
    }
    for (const { name, child, parent, column, key } of (await client.query(foreignKeys)).rows) {
      const { rowCount } = await client.query(
        `select 1 from ${child} c where c.${column} is not null
          and not exists (select 1 from ${parent} p where p.${key} = c.${column})`,
      );
      if (rowCount !== 0) faults.push(`${name}: ${rowCount} references to nothing`);
    }
    return faults;
  } finally {
    await client.end();
  }
}

async function rowFaults({ query }: Database): Promise<string[]> {
  const templates = await query.selectFrom('template').selectAll().execute();
  const documents = await query.selectFrom('template_document').selectAll().execute();
  const versions = await query.selectFrom('template_version').selectAll().execute();
  const whole = await wholeTexts(query);
  const measured = await sql<{ uuid: string; document: number; versions: number }>`
    select uuid, coalesce((select coalesce(
          (select sum(octet_length(content)) from document_piece where template_uuid = template_document.uuid),
          octet_length(document)) from template_document
        where template_document.uuid = template.uuid), 0) as document,
      coalesce((select sum(${versionBytes}) from template_version
        where template_version.template_uuid = template.uuid), 0) as versions
    from template`.execute(query);
  const sizes = new Map(measured.rows.map((row) => [row.uuid, `${row.document} ${row.versions}`]));
  const miscounted = templates.filter(
    ({ uuid, document_bytes: own, version_bytes: others }) => sizes.get(uuid) !== `${own} ${others}`,
  );
  const accounts = await query.selectFrom('account').select(['id', 'settings', 'ip_data']).execute();
  const gallery = await query.selectFrom('gallery_template').selectAll().execute();
  const galleryDocuments = await query.selectFrom('gallery_document').selectAll().execute();
  const texts = [
    ...templates.map((row) => ['summary', row.uuid, row.summary]),
    ...documents.map((row) => ['document', row.uuid, whole(row.document)]),
    ...versions.map((row) => [
      'version',
      row.id,
      unpackDocument(Buffer.from(whole(row.document))).toString(),
    ]),
    ...accounts.flatMap((row) => [
      ['settings', row.id, row.settings],
      ['ip_data', row.id, row.ip_data],
    ]),
    ...gallery.map((row) => ['card', row.uuid, row.card]),
    ...galleryDocuments.map((row) => ['gallery document', row.uuid, whole(row.document)]),
  ];
  const named = new Set(
    [...documents, ...versions, ...galleryDocuments].map((row) => row.document.split(':')[1]),
  );
  const pieces = await query.selectFrom('document_piece').select(['document_id', 'position']).execute();
  const unnamed = pieces.filter(({ document_id: id }) => !named.has(id));
  return [
    ...unnamed.map(({ document_id: id, position }) => `piece ${position} of ${id} belongs to nothing`),
    ...miscounted.map(({ uuid }) => `template ${uuid} is not as large as it says`),
    ...texts.filter(([, , text]) => !isJson(text)).map(([what, id]) => `${what} of ${id} is no JSON`),
  ];
}

/** Returns a function from what a column has to the text that it stands for. */
async function wholeTexts(query: Database['query']): Promise<(column: string) => string> {
  const pieces = await query.selectFrom('document_piece').selectAll().orderBy('position').execute();
  const texts = new Map<string, string>();
  for (const { document_id: id, content } of pieces) texts.set(id, (texts.get(id) ?? '') + content);
  return (column) => texts.get(column.split(':')[1] ?? '') ?? column;
}

function isJson(text: string | undefined): boolean {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}
