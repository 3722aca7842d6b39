// Prints a digest of the example's files, for the test that every process writes the same bytes.
import { createHash } from 'node:crypto';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const { workbook, values } = calculate(cafeTemplate());
const digest = createHash('sha256');
for (const hasCharts of [false, true]) digest.update(writeXlsx(workbook, values, { hasCharts }));
process.stdout.write(digest.digest('hex'));
