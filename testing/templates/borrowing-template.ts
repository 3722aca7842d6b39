// A workshop that borrows in every way.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from './build-template.ts';

const repaid = (repayment: string, months: Readonly<Record<string, string>>, rate = '12') => ({
  repayment,
  interestmargin: rate,
  ...months,
});

export const borrowingTemplate = (language: Language): Template =>
  buildTemplate({
    language,
    periods: 30,
    dateStart: '2027-01-01',
    services: [{ id: 'orders', data: { amount: '9000;9500;10000' } }],
    expenses: [{ id: 'rent', data: { amount: '3000;3100;3200' } }],
    assets: [{ id: 'machine', data: { amount: '60000;0' } }],
    groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
    loans: [
      {
        id: 'mortgage',
        data: { amount: '0' },
        opening: '30000',
        terms: repaid('annuity', { term: '60', grace: '3' }),
      },
      {
        id: 'equipment',
        data: { amount: '20000;5000;0' },
        terms: repaid('equal', { term: '24', grace: '6' }, '10'),
      },
      {
        id: 'bridge',
        data: { amount: '0;8000;0' },
        terms: repaid('bullet', { term: '12', grace: '0' }, '14'),
      },
      { id: 'family', data: { amount: '5000;0' }, second: '0;0;250', terms: { interestmargin: '3' } },
      { id: 'overdraft', terms: { line: '9000', interestmargin: '15' } },
      { id: 'reserve', opening: '1000', terms: { line: '4000;6000', interestmargin: '18' } },
    ],
    equity: [
      { id: 'owner', data: { amount: '40000;0' }, second: '0', terms: { dividend: '20' } },
      { id: 'partner', data: { amount: '5000;0' }, terms: { dividend: '30', dividendBasis: 'cash' } },
    ],
    wc: { minCashBalance: '10', accountsReceivablePeriod: '30' },
  });
