// Deletes spreadsheets behind links that are over, were never finished or are nobody's any more, and files that none needs.
import {
  deleteRemoved,
  extendOfAccounts,
  giveUpTries,
  listKeptSpreadsheets,
} from '#server/database/rows/spreadsheets/spreadsheet-removal-rows.ts';
import { accountLifeMs, dayMs } from '#server/policy/spreadsheet-life.ts';
import type { Ports } from '#server/ports/ports.ts';
import { idOfFile } from '#server/ports/spreadsheets/own-spreadsheets.ts';
import { type RemovalPorts, removeAllOver } from './remove-spreadsheet.ts';

/** Whoever waits for one that was killed half-way has asked again by then. */
const abandonedAfterMs = 30 * 60 * 1000;
/** How long whoever follows the link is told that it is over. */
const toldMs = 90 * dayMs;
/** A file is written before its row says so. */
const orphanedAfterMs = dayMs;
const askedAtOnce = 200;

type SweepPorts = RemovalPorts & Pick<Ports, 'files'>;

export async function sweepSpreadsheets(ports: SweepPorts): Promise<void> {
  const { query } = ports.database;
  const now = ports.clock.now();
  await extendOfAccounts(query, accountLifeMs, now);
  await giveUpTries(query, now - abandonedAfterMs, now);
  try {
    await removeAllOver(ports);
  } finally {
    // A provider that is out of reach keeps nothing else from being deleted.
    await deleteRemoved(query, now - toldMs);
    await deleteOrphans(ports);
  }
}

async function deleteOrphans({ clock, database, files }: SweepPorts): Promise<void> {
  let names: string[] = [];
  const deleteUnknown = async () => {
    const ids = new Set(names.flatMap((name) => idOfFile(name) ?? []));
    const kept = await listKeptSpreadsheets(database.query, [...ids]);
    for (const name of names) if (!kept.has(idOfFile(name) ?? '')) await files.delete(name);
    names = [];
  };
  for await (const name of files.listOlderThan(clock.now() - orphanedAfterMs)) {
    if (idOfFile(name) === null) continue;
    names.push(name);
    if (names.length === askedAtOnce) await deleteUnknown();
  }
  if (names.length > 0) await deleteUnknown();
}
