// The real server in a process of its own, with a clock that may be ahead, which kills itself amid the work that a test names.
import { type CompiledQuery, DefaultQueryExecutor, type QueryResult } from 'kysely';
import { z } from 'zod';
import { readConfiguration } from '#server/configuration/read-configuration.ts';
import { startServer } from '#server/main.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';

const settings = z.object({
  TEST_CLOCK_AHEAD_MS: z.coerce.number(),
  /** The beginning of a statement, as it is sent to the database; empty for a server that lives on. */
  TEST_DIES_AT: z.string(),
  /** Just before the statement that is so many after it. */
  TEST_DIES_AFTER: z.coerce.number(),
});
const { TEST_CLOCK_AHEAD_MS: aheadMs, ...death } = settings.parse(process.env);

if (death.TEST_DIES_AT !== '') dieAt(death.TEST_DIES_AT, death.TEST_DIES_AFTER);
const clock = { now: () => systemClock.now() + aheadMs };
const { port } = await startServer(readConfiguration(process.env), { clock });
process.stdout.write(`The API is at http://localhost:${port}/\n`);

/** Whatever is under way then, in whichever transaction, ends there. */
function dieAt(statement: string, after: number): void {
  const { executeQuery } = DefaultQueryExecutor.prototype;
  let left: number | null = null;
  DefaultQueryExecutor.prototype.executeQuery = function <Row>(query: CompiledQuery<unknown>) {
    if (left !== null) left -= 1;
    else if (query.sql.startsWith(statement)) left = after;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return executeQuery.call<DefaultQueryExecutor, [CompiledQuery], Promise<QueryResult<Row>>>(this, query);
  };
}
