// Counts who opens spreadsheets behind links, once a visit, and writes it down from time to time.
import { addViews, type LifeOfViewed } from '#server/database/rows/spreadsheets/spreadsheet-view-rows.ts';
import { spreadsheetLifeMs } from '#server/policy/spreadsheet-life.ts';
import type { Ports } from '#server/ports/ports.ts';

export interface ViewCounter {
  count(id: string, network: string): void;
  /** Writes down what has been counted. */
  flush(): Promise<void>;
  /** Afterwards nothing is counted any more. */
  close(): Promise<void>;
}

/** Whoever comes back within this time goes on with the visit. */
const visitMs = 30 * 60 * 1000;
const writtenEveryMs = 60_000;
/** Of visits and spreadsheets; more are counted anew. */
const mostRemembered = 10_000;

/** What is viewed here is a page of our own. */
const lifeMsOf: LifeOfViewed = ({ owner, ...traits }) =>
  spreadsheetLifeMs({ ...traits, isInOwnDrive: false }, owner);

interface Counted {
  readonly views: number;
  readonly lastAt: number;
}

export function createViewCounter({ database, clock }: Pick<Ports, 'database' | 'clock'>): ViewCounter {
  const visits = new Map<string, number>();
  let counted = new Map<string, Counted>();

  const flush = async (): Promise<void> => {
    const toWrite = counted;
    counted = new Map();
    for (const [id, views] of toWrite) {
      // While the database is down it is not counted: nobody waits for it.
      await addViews(database.query, id, views, lifeMsOf).catch(() => undefined);
    }
  };
  const timer = setInterval(flush, writtenEveryMs).unref();

  return {
    count: (id, network) => {
      const now = clock.now();
      const visit = `${id} ${network}`;
      const sinceMs = now - (visits.get(visit) ?? Number.NEGATIVE_INFINITY);
      const isNew = sinceMs >= visitMs || sinceMs < 0;
      if (visits.size >= mostRemembered) visits.clear();
      visits.set(visit, now);
      const before = counted.get(id)?.views ?? 0;
      if (counted.size < mostRemembered) counted.set(id, { views: before + (isNew ? 1 : 0), lastAt: now });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
