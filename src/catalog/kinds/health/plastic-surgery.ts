// Clinics of plastic surgery and hair transplants.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const plasticSurgery: readonly Kind[] = [
  {
    id: 'plastic_surgery_clinic',
    industry: 'healthcare',
    name: ['Plastic surgery clinic', 'Клиника пластической хирургии'],
    words: {
      en: 'plastic surgery clinic, plastic surgery, plastic surgeon, cosmetic surgery, hair transplant, hair transplant clinic, aesthetic surgery, cosmetic surgery clinic, liposuction clinic, nose jobs, breast implants, rhinoplasty, breast surgery, facelifts',
      ru: 'клиника пластической хирургии, пластическая хирургия, пластический хирург, пересадка волос, трансплантация волос, эстетическая хирургия, клиника пересадки волос, пластические операции, ринопластика, липосакция, маммопластика, блефаропластика',
      es: 'clínica de cirugía plástica, cirugía estética, trasplante capilar',
      de: 'schönheitsklinik, plastische chirurgie, haartransplantation',
      fr: 'clinique de chirurgie esthétique, chirurgie plastique, greffe de cheveux',
      it: 'clinica di chirurgia plastica, chirurgia estetica, trapianto di capelli',
      pt: 'clínica de cirurgia plástica, cirurgia estética, transplante capilar',
      tr: 'estetik cerrahi kliniği, saç ekimi, plastik cerrahi',
    },
    scale: scale(
      'people',
      [2, 1, 15],
      ['Surgeons', 'Хирурги'],
      ['surgeon|surgeons', 'хирург|хирурга|хирургов'],
      { rooms: 1, shops: 2, area: 0.006, orders: 0.08, projects: 0.08 },
    ),
    volumes: [
      volume('operations', ['Operations', 'Операции'], ['operations', 'операций'], 'monthly', {
        capacity: each(1),
        a_month: n(22, 14, 32),
        use: n(62, 45, 80),
      }),
      volume('visits', ['Consultations', 'Консультации'], ['visits', 'приёмов'], 'plain', {
        quantity: each(n(55, 30, 90)),
      }),
    ],
    sales: [
      sale(['Operations', 'Пластические операции'], 'operations', n(6800, 2800, 12000), n(80, 60, 95)),
      sale(['Hair transplants', 'Пересадка волос'], 'operations', n(5600, 2000, 10000), n(20, 5, 50)),
      sale(['Stay in the clinic', 'Пребывание в клинике'], 'operations', n(900, 300, 1800), n(70, 40, 95)),
      sale(
        ['Injections and lasers', 'Инъекции и лазерные процедуры'],
        'visits',
        n(450, 200, 800),
        n(70, 45, 95),
      ),
      sale(['Consultations', 'Консультации'], 'visits', n(150, 50, 300)),
    ],
    costs: [
      pay(['Surgeons', 'Хирурги'], each(1), n(360000, 240000, 500000), { isGradual: true }),
      pay(['Anaesthetists', 'Анестезиологи'], each(n(0.5, 0.3, 0.7)), n(300000, 210000, 390000)),
      pay(['Nurses', 'Медсёстры'], each(n(2, 1.5, 3)), n(72000, 55000, 90000), { isGradual: true }),
      share(['Implants and medical supplies', 'Импланты и расходные материалы'], n(10, 6, 15)),
      share(
        ['Preparations for injections', 'Препараты для инъекций'],
        n(38, 28, 50),
        'Injections and lasers',
      ),
    ],
    overheads: [
      ...siteOverheads({
        rented: 9500,
        powered: 1500,
        managerPay: 90000,
        advertising: 6,
        insured: 900,
        repaired: 700,
        programs: 800,
        licensed: 5000,
        permitted: 15000,
        launched: 20000,
      }),
      pay(['Patient coordinators', 'Координаторы пациентов'], each(n(0.9, 0.5, 1.5)), n(50000, 40000, 64000)),
      monthly(
        ['Medical liability insurance', 'Страхование ответственности врачей'],
        each(n(2300, 700, 4500)),
      ),
    ],
    assets: [
      asset(['Operating theatre', 'Операционная'], n(380000, 150000, 750000), 10),
      asset(['Lasers and apparatus', 'Лазеры и аппараты'], n(160000, 50000, 350000), 7),
      asset(['Wards and fitting-out', 'Палаты и ремонт клиники'], n(330000, 120000, 700000), 12),
      asset(['Reception and computers', 'Ресепшен и компьютеры'], n(30000, 10000, 60000), 5),
    ],
    terms: { receivable: 3, stock: 25, payable: 30 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(15, 8, 24) },
    growth: [4, 3, 2],
    borrowed: n(45, 20, 65),
    health: { gross: [26, 54], payroll: [38, 62], ebitda: [7, 30], payback: [20, 100] },
  },
];
