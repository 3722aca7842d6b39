// An agency of which nobody says what it does: it sells its people's work by the project and by the month.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { officeFitting, officeOverheads, specialists, workplaces } from '../../kind/office-parts.ts';
import { pay, sale, share, volume } from '../../kind/rows.ts';

export const servicesAgency: readonly Kind[] = [
  {
    id: 'services_agency',
    industry: 'consulting',
    name: ['Agency of services', 'Агентство услуг'],
    words: {
      en: 'agency of services, services agency',
      ru: 'агентство услуг',
      es: 'agencia de servicios',
      de: 'dienstleistungsagentur',
      fr: 'agence de services',
      it: 'agenzia di servizi',
      pt: 'agência de serviços',
      tr: 'hizmet ajansı',
    },
    scale: specialists(
      4,
      50,
      ['Specialists', 'Специалисты'],
      ['specialist|specialists', 'специалист|специалиста|специалистов'],
      { projects: 0.6, orders: 0.6, customers: 0.4, members: 0.4 },
    ),
    volumes: [
      volume('clients', ['Clients served', 'Клиенты на обслуживании'], ['clients', 'клиентов'], 'monthly', {
        capacity: each(1),
        a_month: n(3.4, 2, 6),
        use: n(72, 50, 84),
      }),
    ],
    sales: [
      sale(
        ['Services by the month', 'Абонентское обслуживание'],
        'clients',
        n(2900, 1100, 6500),
        n(66, 40, 85),
      ),
      sale(['Projects', 'Проекты'], 'clients', n(6200, 2200, 16000), n(22, 10, 40)),
      sale(['Advice', 'Консультации'], 'clients', n(650, 250, 1600), n(14, 5, 30)),
    ],
    costs: [
      pay(['Specialists', 'Специалисты'], each(1), n(56000, 42000, 78000), { isGradual: true }),
      share(['Contractors', 'Подрядчики'], n(12, 5, 24)),
    ],
    overheads: [...officeOverheads({ rentOfPerson: 260, managerPay: 74000, managers: 0.7, advertising: 4 })],
    assets: [workplaces(3000), officeFitting(1000)],
    terms: { receivable: 25, stock: 0, payable: 15 },
    season: 'offices',
    ramp: { from: n(38, 20, 55), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(8, 0, 30),
    health: { gross: [22, 56], payroll: [42, 74], ebitda: [5, 32], payback: [5, 54] },
  },
];
