// Counts the errors that are written to the application log.
import type { EventLog } from '#server/event-log/event-log.ts';
import type { DailyCounts } from './daily-counts.ts';

export const countErrors = (eventLog: EventLog, counts: DailyCounts): EventLog => ({
  ...eventLog,
  write: (entry) => {
    if (entry.level === 'error') counts.add('error');
    eventLog.write(entry);
  },
});
