// Doctors by video.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const telemedicine: readonly Kind[] = [
  {
    id: 'telemedicine',
    industry: 'healthcare',
    name: ['Telemedicine', 'Телемедицина'],
    words: {
      en: 'telemedicine, telehealth, telemedicine clinic, telemedicine service, telehealth clinic, online doctor, online doctors, video consultations with doctors, virtual clinic, remote doctor consultations, doctors by video, video doctors, online consultations with doctors, doctors app',
      ru: 'телемедицина, телемедицинский сервис, онлайн-консультации врачей, консультации врачей онлайн, врач онлайн, онлайн-клиника, онлайн клиника, телемедицинский центр, консультируем пациентов по видео, врач по видео',
      es: 'telemedicina, médico online',
      de: 'telemedizin, online arzt, videosprechstunde',
      fr: 'télémédecine, téléconsultation',
      it: 'telemedicina, medico online',
      pt: 'telemedicina, médico online',
      tr: 'teletıp, online doktor',
    },
    scale: scale(
      'people',
      [8, 1, 150],
      ['Doctors on line', 'Врачи на линии'],
      ['doctor|doctors', 'врач|врача|врачей'],
      { places: 1, customers: 0.005 },
    ),
    volumes: [
      volume('consultations', ['Consultations', 'Консультации'], ['consultations', 'консультаций'], 'daily', {
        capacity: each(1),
        a_day: n(14, 8, 24),
        days: n(22, 18, 28),
        use: n(58, 38, 80),
      }),
    ],
    sales: [
      sale(
        ['Consultations by video', 'Консультации по видео'],
        'consultations',
        n(66, 25, 110),
        n(82, 65, 92),
      ),
      sale(
        ['Follow-ups and chats', 'Повторные консультации и чат'],
        'consultations',
        n(34, 12, 60),
        n(18, 8, 35),
      ),
      sale(['Second opinions', 'Второе мнение'], 'consultations', n(150, 60, 320), n(4, 1, 9)),
      sale(
        ['Contracts with companies and insurers', 'Договоры с компаниями и страховщиками'],
        'consultations',
        n(48, 18, 85),
        n(12, 4, 30),
      ),
    ],
    costs: [
      share(['Fees of doctors', 'Гонорары врачей'], n(50, 40, 60)),
      pay(
        ['Coordinators of patients', 'Координаторы пациентов'],
        each(n(0.13, 0.07, 0.25)),
        n(42000, 33000, 54000),
        {
          isGradual: true,
        },
      ),
    ],
    overheads: [
      ...siteOverheads({
        powered: 150,
        managerPay: 98000,
        advertising: 8,
        insured: 1100,
        repaired: 100,
        programs: 2400,
        licensed: 4500,
        permitted: 12000,
        launched: 16000,
      }),
      pay(['Developers and support', 'Разработчики и поддержка'], n(1, 0.5, 3), n(105000, 75000, 140000)),
    ],
    assets: [
      asset(['Development of the platform', 'Разработка платформы'], n(95000, 30000, 260000), 4),
      asset(['Computers and cameras', 'Компьютеры и камеры'], each(n(1600, 700, 3200)), 4),
    ],
    terms: { receivable: 8, stock: 0, payable: 20 },
    season: 'town',
    ramp: { from: n(20, 8, 40), months: n(16, 8, 26) },
    growth: [8, 6, 4],
    borrowed: n(15, 0, 45),
    health: { gross: [30, 58], payroll: [7, 48], ebitda: [3, 30], payback: [8, 84] },
    // A talk with a doctor is some 1,400 roubles, and some $66 in the United States.
    ownLevels: { RU: { prices: 0.65, pay: 0.72 } },
  },
];
