// The summary at the end of `npm test`: flaky tests, the slowest files, the total time and the counts.

/** @typedef {import('./count-reporter.mjs').Counts} Counts */

const slowestShown = 10;

/** @param {Counts['files'][number]} file */
const fileLine = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;

/** @param {number} seconds whole ones */
const timeLine = (seconds) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** @param {string[]} flaky */
function flakyLines(flaky) {
  if (flaky.length === 0) return [];
  const names = flaky.map((name) => `  ${name}`);
  return ['', `${flaky.length} passed only when run again, each a bug to be fixed:`, ...names];
}

/** The last line is exactly the counts.
 * @param {Counts} counts
 * @param {number} seconds */
export function summaryLines({ passed, failed, flaky, files }, seconds) {
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  return [
    '',
    'The slowest files:',
    ...slowest.map(fileLine),
    `${timeLine(Math.round(seconds))} in all`,
    ...flakyLines(flaky),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
