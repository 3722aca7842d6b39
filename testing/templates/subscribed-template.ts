// A club and a magazine that people subscribe to, in two scenarios, with advertising that wins them, over years to March.
import type { Language } from '#language/language.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from './build-template.ts';

export const subscribedTemplate = (language: Language): Template =>
  buildTemplate({
    language,
    periods: 30,
    dateStart: '2027-05-01',
    yearEnd: 3,
    services: [
      {
        id: 'club',
        formula: 'subscription',
        data: { new: ['20;30;40', '60'], churn: '10', price: '5' },
        openings: { customers: '100' },
      },
      { id: 'magazine', formula: 'subscription', data: { new: '0;0;5', churn: '3', price: '12' } },
      { id: 'shop', data: { amount: '300' } },
    ],
    costs: [{ id: 'goods', formula: 'share_of', data: { share: '40' }, lookups: { base: 'section_sales' } }],
    expenses: [
      { id: 'advertising', data: { amount: '200' }, terms: { acquisition: '1' } },
      {
        id: 'sales_people',
        formula: 'staff',
        data: { people: '1', salary: '1200', burden: '20' },
        terms: { acquisition: '1' },
      },
      { id: 'rent', data: { amount: '100' }, terms: { acquisition: '0' } },
    ],
    equity: [{ id: 'owner', data: { amount: '1000;0' }, second: '0' }],
  });
