// Audits workbooks with formulas as nobody writes them: each is worked out or left out, and none fails or takes long.
import { expect, test } from 'vitest';
import { auditBook } from '#audit/audit-book.ts';
import type { Book } from '#audit/book/book.ts';
import { data } from '#audit/calculate/against-libreoffice/data.ts';
import formulas from '#audit/calculate/against-libreoffice/formulas.json' with { type: 'json' };
import { recalculate } from '#audit/calculate/recalculate.ts';
import { fault } from '#audit/calculate/runtime/out-of-reach.ts';
import { indexFormulas } from '#audit/formulas/indexing/index-formulas.ts';
import { Work } from '#audit/work/work.ts';
import { limitsFor } from '#audit/work/work-limits.ts';
import { effort, searchTimeoutMs, seed } from '#testing/effort.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { bookOf } from './book-of.ts';
import { oddFormula } from './odd-formulas.ts';
import { rowOfFormulas, rowOfValues } from './row-of-cells.ts';
import { expectSound, SlowestWork } from './sound-answers.ts';

/** Every formula is worked out, and one of so many is held to all rules. */
const auditedOf = 10;

const known = [...formulas.plain, ...formulas.array];

/** The formula in a row of periods, alone, in a name, and read by others. */
function bookWith(odd: string, random: Random, columns: number): Book {
  const isArray = wholeNumber(random, 0, 4) === 0;
  const years = rowOfValues('J', 1, [2027, 2028, 2029, 2030]);
  return bookOf({
    sheets: [
      {
        title: 'Other',
        cells: { ...years, A2: 'Price', B2: 'EUR', ...rowOfValues('J', 2, [1, 2, 3, 4]), A3: 3, C9: '=A3*2' },
      },
      {
        title: 'Inputs',
        cells: {
          ...data,
          ...years,
          A10: 'Odd',
          ...rowOfFormulas('J', 10, columns, odd.replaceAll(/[{}]/g, '')),
          A11: 'Total',
          ...rowOfFormulas('J', 11, columns, 'SUM({c}2:{c}10)+Other!{c}2'),
          I12: { formula: odd, isArray },
          I13: '=I12+Odd',
          I14: '=SUMIF(I12:I13,I12)&I13',
        },
      },
    ],
    names: [
      { name: 'Rates', formula: 'Inputs!$B$1:$B$6' },
      { name: 'Growth', formula: '0.05' },
      { name: 'Odd', formula: odd },
    ],
  });
}

test(`formulas that nobody writes, seed ${seed}`, { timeout: searchTimeoutMs }, () => {
  const slowest = new SlowestWork();
  const audits = new SlowestWork();
  for (let round = 0; round < effort.mutatedFormulas; round += 1) {
    const random = seededRandom(seed + round);
    const odd = oddFormula(random, known);
    const isAudited = round % auditedOf === 0;
    const book = bookWith(odd, random, isAudited ? 4 : 1);
    const given = `seed ${seed + round}: ${odd}`;
    slowest.time(given, () => {
      const work = new Work(limitsFor(book.sheets.reduce((sum, { cells }) => sum + cells.length, 0)));
      const { notCalculated } = recalculate(book, indexFormulas(book, work), work);
      expect([given, notCalculated.filter(({ reason }) => reason === fault)]).toEqual([given, []]);
    });
    if (!isAudited) continue;
    audits.time(given, () => {
      expectSound(auditBook(book, { language: 'en', profile: 'bank' }), given);
    });
  }
  slowest.tell('mutated formulas');
  audits.tell('audits of mutated formulas');
});
