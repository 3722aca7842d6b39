// Practices of one or two who treat with needles and hands, or treat feet.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

export const alternativePractices: readonly Kind[] = [
  {
    id: 'alternative_medicine',
    industry: 'healthcare',
    name: ['Acupuncture and osteopathy practice', 'Кабинет остеопата и иглотерапии'],
    words: {
      en: 'acupuncture, acupuncturist, acupuncture practice, acupuncture clinic, osteopath, osteopathy, osteopathic practice, chiropractor, chiropractor office, chiropractic clinic, chiropractic, homeopath, homeopathy, naturopath, naturopathy, chinese medicine, tcm practice, ayurveda clinic, ayurvedic clinic, reflexology, reiki, hijama, cupping therapy, craniosacral therapy, energy healing',
      ru: 'остеопат, остеопатия, кабинет остеопата, мануальный терапевт, мануальная терапия, иглоукалывание, акупунктура, иглорефлексотерапия, иглотерапия, рефлексотерапевт, гомеопат, гомеопатия, натуропат, китайская медицина, аюрведа, хиджама, гирудотерапия, костоправ, хиропрактик, лечу травами, лечение пиявками, кинезиолог, прикладная кинезиология',
      es: 'acupuntura, osteopatía, quiropráctico, homeopatía',
      de: 'akupunktur, akupunkturpraxis, osteopathie, osteopath, heilpraktiker, heilpraktikerpraxis, homöopathie, chiropraktiker',
      fr: 'ostéopathe, cabinet d’ostéopathie, acupuncture, acupuncteur, naturopathe, chiropracteur, homéopathe',
      it: 'osteopata, agopuntura, naturopata, chiropratico',
      pt: 'osteopatia, acupuntura, quiropraxia, naturopatia',
      tr: 'akupunktur, osteopati, kupa terapisi',
    },
    scale: scale(
      'people',
      [2, 1, 10],
      ['Practitioners', 'Специалисты'],
      ['practitioner|practitioners', 'специалист|специалиста|специалистов'],
      { rooms: 1, places: 1, beds: 1, area: 0.035, shops: 2, customers: 0.02 },
    ),
    volumes: [
      volume('sessions', ['Treatment sessions', 'Сеансы лечения'], ['sessions', 'сеансов'], 'daily', {
        capacity: each(1),
        a_day: n(9, 6, 12),
        days: n(21, 18, 25),
        use: n(62, 46, 80),
      }),
    ],
    sales: [
      sale(['Treatment sessions', 'Сеансы лечения'], 'sessions', n(82, 45, 125), n(82, 70, 92)),
      sale(['First visits', 'Первичный приём'], 'sessions', n(112, 60, 170), n(18, 8, 30)),
      sale(
        ['Remedies, herbs and supports', 'Сборы, препараты и пояса'],
        'sessions',
        n(30, 15, 55),
        n(12, 4, 25),
      ),
    ],
    costs: [
      pay(['Practitioners', 'Специалисты'], each(1), n(62000, 46000, 82000), { isGradual: true }),
      share(['Needles, linen and supplies', 'Иглы, бельё и расходные материалы'], n(3, 2, 5)),
      share(
        ['Goods for resale', 'Закупка товаров для продажи'],
        n(55, 45, 65),
        'Remedies, herbs and supports',
      ),
    ],
    overheads: siteOverheads({
      rented: 1700,
      powered: 190,
      advertising: 3,
      insured: 190,
      repaired: 90,
      programs: 130,
      licensed: 600,
      permitted: 1600,
      launched: 2200,
    }),
    assets: [
      asset(['Treatment tables', 'Массажные столы и кушетки'], each(n(2200, 900, 4500)), 8),
      asset(['Devices and instruments', 'Аппараты и инструмент'], each(n(2600, 900, 6000)), 6),
      asset(['Fitting-out of rooms', 'Ремонт кабинетов'], n(14000, 4000, 36000), 10),
    ],
    terms: { receivable: 5, stock: 20, payable: 15 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(11, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(25, 0, 55),
    health: { gross: [30, 62], payroll: [34, 66], ebitda: [6, 34], payback: [6, 54] },
  },
  {
    id: 'foot_care',
    industry: 'healthcare',
    name: ['Foot care practice', 'Подологический кабинет'],
    words: {
      en: 'podiatrist, podiatry, podiatry clinic, podiatry practice, chiropodist, chiropody, foot clinic, foot care, foot health practitioner, medical pedicure, ingrown nails, ingrown toenails, corns and ingrown nails, foot clinic for corns and nails, toenail cutting, toe nail cutting',
      ru: 'подолог, подология, подологический кабинет, кабинет подолога, подологический центр, медицинский педикюр, аппаратный педикюр у подолога, лечение стоп, вросший ноготь, вросшие ногти, лечу вросшие ногти, лечение вросших ногтей',
      es: 'podólogo, clínica podológica, podología',
      de: 'podologie, podologe, podologische praxis, fußpflege, fußpflegepraxis',
      fr: 'pédicure podologue, podologue, cabinet de podologie',
      it: 'podologo, studio podologico',
      pt: 'podologia, podologista, clínica de podologia',
      tr: 'podoloji, ayak bakım merkezi',
    },
    scale: scale(
      'people',
      [2, 1, 8],
      ['Podiatrists', 'Подологи'],
      ['podiatrist|podiatrists', 'подолог|подолога|подологов'],
      { rooms: 1, chairs: 1, places: 1, area: 0.05, shops: 2, customers: 0.009 },
    ),
    volumes: [
      volume('visits', ['Foot care visits', 'Визиты к подологу'], ['visits', 'визитов'], 'daily', {
        capacity: each(1),
        a_day: n(8, 6, 12),
        days: n(23, 20, 27),
        use: n(64, 48, 80),
      }),
    ],
    sales: [
      sale(
        ['Foot treatments', 'Медицинский педикюр и обработка стоп'],
        'visits',
        n(62, 32, 95),
        n(75, 60, 88),
      ),
      sale(
        ['Nails, corns and warts', 'Лечение ногтей, мозолей и бородавок'],
        'visits',
        n(78, 40, 130),
        n(25, 12, 40),
      ),
      sale(
        ['Insoles and nail braces', 'Стельки и корректирующие скобы'],
        'visits',
        n(115, 50, 230),
        n(8, 3, 15),
      ),
      sale(['Foot care products', 'Средства для ухода за стопами'], 'visits', n(20, 10, 36), n(14, 5, 25)),
    ],
    costs: [
      pay(['Podiatrists', 'Подологи'], each(1), n(52000, 39000, 72000), { isGradual: true }),
      share(['Instruments and supplies', 'Инструмент и расходные материалы'], n(7, 4, 11)),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(52, 42, 62), 'Foot care products'),
    ],
    overheads: siteOverheads({
      rented: 1600,
      powered: 210,
      advertising: 3,
      insured: 170,
      repaired: 120,
      programs: 120,
      licensed: 700,
      permitted: 1800,
      launched: 2200,
    }),
    assets: [
      asset(
        ['Treatment chairs and units', 'Кресла и подологические аппараты'],
        each(n(9500, 3500, 18000)),
        8,
      ),
      asset(['Sterilisers and instruments', 'Стерилизаторы и инструмент'], n(6500, 2500, 14000), 6),
      asset(['Fitting-out of rooms', 'Ремонт кабинетов'], n(16000, 5000, 40000), 10),
    ],
    terms: { receivable: 3, stock: 20, payable: 15 },
    season: 'town',
    ramp: { from: n(32, 15, 52), months: n(10, 6, 18) },
    growth: [4, 3, 2],
    borrowed: n(30, 0, 60),
    health: { gross: [26, 62], payroll: [34, 66], ebitda: [5, 34], payback: [8, 60] },
  },
];
