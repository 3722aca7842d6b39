// What is usual for a business of several trades: the range of each by what it sells.
import type { Health, Range } from '#catalog/kind/kind.ts';
import type { Business } from '../business/business.ts';
import { asDone } from '../business/one-person.ts';
import type { Measured } from './measure.ts';

const digits = 9;

/** Of a business as it is done. A trade that sells a fifth of all counts for a fifth. */
export function usualHealth({ head, others }: Pick<Business, 'head' | 'others'>, measured: Measured): Health {
  const [first, ...rest] = [head, ...others].map(({ kind: { health } }, part) => ({
    health,
    sales: Math.max(0, measured.partSales[part] ?? 0),
  }));
  const trades = first ? [first, ...rest] : [];
  const all = trades.reduce((sum, { sales }) => sum + sales, 0);
  if (rest.length === 0 || all <= 0) return head.kind.health;
  const mean = (of: (health: Health) => number): number =>
    Number(
      (trades.reduce((sum, { health, sales }) => sum + of(health) * sales, 0) / all).toPrecision(digits),
    );
  const range = (of: keyof Health): Range => [
    mean((health) => health[of][0]),
    mean((health) => health[of][1]),
  ];
  return {
    gross: range('gross'),
    payroll: range('payroll'),
    ebitda: range('ebitda'),
    payback: range('payback'),
  };
}

export const usualHealthOf = (business: Business, measured: Measured): Health =>
  usualHealth(asDone(business), measured);
