// A workshop that sells assets: one whole, one in parts, one given away; written off by both methods.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from './build-template.ts';

export const sellingTemplate = (language: Language): Template =>
  buildTemplate({
    language,
    periods: 24,
    dateStart: '2027-01-01',
    depreciation: 'same',
    services: [{ id: 'repairs', data: { amount: ['9000', '7000'] } }],
    expenses: [{ id: 'wages', data: { amount: '4000' } }],
    groups: [
      { id: '05', formula: 'straight_line', data: { years: '3.3' } },
      { id: 'fast', formula: 'declining_balance', data: { rate: '30' } },
    ],
    taxes: [
      { id: 'profit', formula: 'rate', data: { rate: '20' } },
      { id: 'property', formula: 'rate', data: { rate: '2' }, rel: 'taxproperty' },
    ],
    assets: [
      { id: 'van', data: { amount: ['20000;0', '15000;0'] }, second: `${'0;'.repeat(12)}8000;0` },
      {
        id: 'tools',
        data: { amount: '5000;1000;0' },
        opening: '3000',
        second: '0;0;0;1000;0;700;0',
        terms: { sold: ';;;25;;50' },
        names: { deprgroup: 'fast', taxproperty: 'property' },
      },
      { id: 'bench', data: { amount: '0' }, opening: '900', terms: { sold: ';100' } },
      { id: 'sign', data: { amount: '400;0' } },
    ],
    equity: [{ id: 'owner', data: { amount: '30000;0' }, second: '0', opening: '3900' }],
    npv: { wacc: '12', tgr: '2', ebitda_multiple: '5', exit: 'gordon', openingInvested: '1' },
  });
