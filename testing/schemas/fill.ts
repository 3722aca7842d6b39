// `npx tsx testing/schemas/fill.ts NAME`: fills a database of each kind with today's program, before a migration changes it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseLocation, sqliteFileName } from '#server/database/open-database.ts';
import { createCluster } from '#testing/postgres/cluster.ts';
import { findBinaries } from '#testing/postgres/find-binaries.ts';
import { freshDatabase } from '#testing/postgres/fresh-database.ts';
import { password } from '#testing/server/people.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';

const hourMs = 3_600_000;
/** Two days before the tests open it. */
const start = Date.UTC(2026, 10, 21);

/** Saves each description as a version of its own, an hour after what was before; returns the uuid. */
async function saveAll(
  visitor: Visitor,
  clock: { time: number },
  name: string,
  descriptions: readonly string[],
): Promise<string> {
  const template = { ...(await visitor.call('getDefaultTemplate')), name };
  for (const description of descriptions) {
    clock.time += hourMs;
    await visitor.call('saveUserTemplate', {
      id: template.uuid,
      body: { template: { ...template, description } },
    });
  }
  return template.uuid;
}

const cookiesOf = ({ cookies }: Visitor) => ({
  session: cookies.get('session') ?? '',
  'XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
});

async function fill(place: DatabaseLocation) {
  const server = await startTestServer(place, {}, start);
  try {
    const { clock } = server;
    const visitor = await server.newVisitor();
    const bakery = await saveAll(visitor, clock, 'Bakery', ['first', 'second', 'third']);
    const café = await saveAll(visitor, clock, 'Café', ['only']);
    clock.time += hourMs;
    const person = await server.newVisitor();
    const mill = await saveAll(person, clock, 'Mill', ['first', 'second']);
    await person.call('register', { body: { email: 'miller@example.com', password } });
    const deleted = await saveAll(visitor, clock, 'Deleted', ['to be restored']);
    await visitor.call('deleteUserTemplate', { id: deleted });
    return {
      visitor: cookiesOf(visitor),
      person: cookiesOf(person),
      uuids: { Bakery: bakery, Café: café, Mill: mill, Deleted: deleted },
    };
  } finally {
    await server.stop();
  }
}

function write(name: string, kind: string, contents: object, statements: string): void {
  const file = join(import.meta.dirname, 'databases', `${name}.${kind}`);
  writeFileSync(`${file}.json`, `${JSON.stringify(contents, null, 2)}\n`);
  writeFileSync(`${file}.sql`, statements);
}

async function fillSqlite(name: string, dataDir: string): Promise<void> {
  const contents = await fill({ databaseUrl: null, dataDir });
  const dump = execFileSync('sqlite3', [join(dataDir, sqliteFileName), '.dump'], { encoding: 'utf8' });
  write(name, 'sqlite', contents, dump.replace('PRAGMA foreign_keys=OFF;\n', ''));
}

async function fillPostgres(name: string, dataDir: string): Promise<void> {
  const cluster = await createCluster();
  try {
    await cluster.start();
    const { url } = await freshDatabase(cluster.url);
    const contents = await fill({ databaseUrl: url, dataDir });
    const dump = execFileSync(join(findBinaries(), 'pg_dump'), ['--no-owner', '--inserts', url], {
      encoding: 'utf8',
    });
    const isStatement = (line: string) => line !== '' && !line.startsWith('--') && !line.startsWith('\\');
    write(name, 'postgres', contents, `${dump.split('\n').filter(isStatement).join('\n')}\n`);
  } finally {
    await cluster.remove();
  }
}

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Give the commit whose program fills them.');
for (const fillKind of [fillSqlite, fillPostgres]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'modelwright-fill-'));
  await fillKind(name, dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}
