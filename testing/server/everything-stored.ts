// Everything that a server has stored, as its bytes: its data folder, and each row of its database.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type DatabaseLocation, openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';

interface StoredPiece {
  /** The file below the data folder, or the table. */
  readonly place: string;
  readonly bytes: Buffer;
}

function filesIn(folder: string): StoredPiece[] {
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((place) => ({ place, bytes: readFileSync(join(folder, place)) }));
}

async function tablesOf(place: DatabaseLocation): Promise<StoredPiece[]> {
  const { query, close } = await openDatabase(place, systemClock, () => undefined);
  try {
    const pieces: StoredPiece[] = [];
    for (const { name } of await query.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(query);
      pieces.push({ place: name, bytes: Buffer.from(JSON.stringify(rows)) });
    }
    return pieces;
  } finally {
    await close();
  }
}

/** Where any of the texts stands. */
export async function placesOf(texts: readonly string[], place: DatabaseLocation): Promise<string[]> {
  // Files first, because a second connection to the embedded database moves what is in its log when it closes.
  const pieces = [...filesIn(place.dataDir), ...(await tablesOf(place))];
  return pieces.flatMap(({ place: where, bytes }) =>
    texts.filter((text) => bytes.includes(text)).map((text) => `${text} in ${where}`),
  );
}
