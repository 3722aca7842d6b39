// The summary at the end of `npm test`: the slowest files, the total time, what failed and what is flaky, and the counts.

/** @typedef {import('./count-reporter.mjs').Counts} Counts */

const slowestShown = 10;
/** A click that never came through tells its whole story, and what the page showed. */
const linesOfAReason = 60;
const longestLine = 300;

/** @param {Counts['files'][number]} file */
const fileLine = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;

/** @param {number} seconds whole ones */
const timeLine = (seconds) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** The output of thousands of tests stands between a failure and the end of a log.
 * @param {string} what
 * @param {Counts['failures']} tests */
function withReasons(what, tests) {
  if (tests.length === 0) return [];
  const reasons = tests.flatMap(({ name, reason }) => [`  ${name}`, ...indented(reason)]);
  return ['', `${tests.length} ${what}:`, ...reasons];
}

/** @param {string} reason */
const indented = (reason) =>
  reason
    .split('\n')
    .slice(0, linesOfAReason)
    .map((line) => `    ${line.slice(0, longestLine)}`);

/** The last line is exactly the counts.
 * @param {Counts} counts
 * @param {number} seconds */
export function summaryLines({ passed, failures, flaky, files }, seconds) {
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  return [
    '',
    'The slowest files:',
    ...slowest.map(fileLine),
    `${timeLine(Math.round(seconds))} in all`,
    ...withReasons('failed', failures),
    ...withReasons('passed only when run again, each a bug to be fixed', flaky),
    '',
    `${passed} passed, ${failures.length} failed`,
  ];
}
