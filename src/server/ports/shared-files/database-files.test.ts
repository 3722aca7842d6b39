// Tests that no statement carries more of a file than one piece, and that nothing of a file outlives it.
import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import { databases } from '#testing/server/databases.ts';
import { databaseFiles, pieceBytes } from './database-files.ts';

test.each(databases)(
  'on $kind a large file is kept in pieces, which go with it',
  async ({ createDatabase }) => {
    const place = await createDatabase();
    const database = await openDatabase(place, systemClock, () => undefined);
    const files = databaseFiles(database, systemClock);
    const pieceLengths = async () => {
      const query = database.query.selectFrom('stored_file_piece').select('content').orderBy('start');
      return (await query.execute()).map(({ content }) => content.length);
    };
    await files.put('large.xlsx', Buffer.alloc(2 * pieceBytes + 5));
    expect(await pieceLengths()).toEqual([pieceBytes, pieceBytes, 5]);
    await files.put('large.xlsx', Buffer.alloc(7));
    expect(await pieceLengths()).toEqual([7]);
    await files.delete('large.xlsx');
    expect(await pieceLengths()).toEqual([]);
    await database.close();
    await place.remove();
  },
);
