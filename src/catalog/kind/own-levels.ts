// Trades for which far less is paid in a country than its prices and its pay say, or of which less is sold; our estimates.
import type { OwnLevel } from './kind.ts';

type OwnLevels = Readonly<Record<string, OwnLevel>>;

/** A call or a small repair costs in Russia three tenths of what it does in the United States, where most things cost four. */
export const smallRepairs: OwnLevels = { RU: { prices: 0.76, pay: 0.85 } };

/** And one for which somebody comes with a van and tools costs a quarter. */
export const callsWithVan: OwnLevels = { RU: { prices: 0.68, pay: 0.8 } };

/** A funeral costs some 110,000 roubles there, and some $8,000 in the United States. */
export const funerals: OwnLevels = { RU: { prices: 0.5, pay: 0.75 } };

/** A guard brings in some 100,000 roubles a month there, and some $5,000 in the United States. */
export const guarding: OwnLevels = { RU: { prices: 0.7, pay: 0.75 } };

/** A dispenser sells some 1,200 litres a day there, and some 1,800 in the United States; a litre costs some 62 roubles, not 53. */
export const fuelSold: OwnLevels = { RU: { prices: 1.15, pay: 1, volumes: 0.65 } };

/** A visit costs some 1,300 roubles there, and some $70 in the United States; a vet is paid some 130,000 a month, and some $9,600. */
export const vets: OwnLevels = { RU: { prices: 0.68, pay: 0.62 } };
