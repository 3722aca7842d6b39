// `npm run kinds -- [family or id …]`: what each kind's model says at small, typical and large size, and what is out of its ranges.
import type { Kind } from '#catalog/kind/kind.ts';
import { kinds, unknownKind } from '#catalog/kinds/kinds.ts';
import type { Business } from '#generate/business/business.ts';
import { adjust } from '#generate/check/adjust.ts';
import { healthFindings, percentOf, settledYear } from '#generate/check/health.ts';

const frame = { uuid: '11111111-1111-4111-8111-111111111111', timestamp: 0, name: 'Model', description: '' };

const businessOf = (kind: Kind, size: number): Business => ({
  language: 'en',
  head: { kind, size },
  others: [],
  levels: { prices: 1, pay: 1, work: 1, perDollar: 1 },
  rates: { incomeTax: 21, salesTax: null, payrollTaxes: 10, inflation: 3, interest: 8 },
  currency: 'USD',
  ...{ isOwned: false, isOnline: false, isSouthern: false },
  ...{ dateStart: '2027-01-01', periodicity: 'month', periodCount: 48 },
});

const thousands = (amount: number): string => `${Math.round(amount / 100) / 10}k`.padStart(9);

function line(kind: Kind, size: number): string {
  const { measured, adjustments } = adjust(businessOf(kind, size), frame);
  const year = settledYear(measured);
  if (!year) return `${kind.id}: no year`;
  const percent = (part: number) => `${Math.round(percentOf(part, year.revenue))}%`.padStart(5);
  const findings = healthFindings(kind, measured, 1);
  const loss = measured.scenarios[0]?.years[0]?.ebitda ?? 0;
  return [
    kind.id.padEnd(26),
    `${size}`.padStart(7),
    thousands(year.revenue),
    ...[year.grossProfit, year.payroll, year.ebitda].map(percent),
    thousands(loss),
    thousands(adjustments.equity + adjustments.loan),
    `${measured.paybackPeriods ?? 'never'}`.padStart(6),
    adjustments.priceFactor === 1 ? '      ' : `x${adjustments.priceFactor.toFixed(2)} `,
    findings
      .map(
        ({ rule, value, usual }) =>
          `${rule} ${value === null ? 'n/a' : Math.round(value)} not ${usual.join('-')}`,
      )
      .join(', '),
  ].join(' ');
}

const asked = process.argv.slice(2);
const { readdirSync, readFileSync } = await import('node:fs');
const folder = new URL('../../src/catalog/kinds/', import.meta.url);
const idsOf = (family: string): readonly string[] => {
  try {
    return readdirSync(new URL(`${family}/`, folder)).flatMap((file) =>
      [...readFileSync(new URL(`${family}/${file}`, folder), 'utf8').matchAll(/^\s{4}id: '([^']+)'/gm)].map(
        ([, id]) => id ?? '',
      ),
    );
  } catch {
    return [family];
  }
};
const wanted = new Set(asked.flatMap(idsOf));

console.log(
  'kind                          size   sales Y3 gross   pay ebitda   ebitda Y1   money payback (months) price correction, findings',
);
for (const kind of [...kinds, unknownKind]) {
  if (asked.length > 0 && !wanted.has(kind.id)) continue;
  const { low, typical, high } = kind.scale;
  for (const size of [low, typical, high]) {
    try {
      console.log(line(kind, size));
    } catch (error) {
      console.log(`${kind.id} at ${size}: ${error instanceof Error ? error.message.slice(0, 300) : error}`);
    }
  }
}
