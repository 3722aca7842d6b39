// Who looks into people with scanners, examines whole companies, or tests hearing.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator } from '../../kind/usual-costs.ts';

export const checksAndScans: readonly Kind[] = [
  {
    id: 'imaging_centre',
    industry: 'healthcare',
    name: ['MRI and CT centre', 'Центр МРТ и КТ'],
    words: {
      en: 'mri centre, mri center, mri clinic, mri, ct centre, ct scan centre, imaging centre, imaging center, radiology centre, radiology clinic, x-ray clinic, mammography centre, scans by mri, mri scans, ct scans, mammography, mobile mammography, mammography bus, x-ray and ultrasound, baby scans, pregnancy scans, ultrasound in pregnancy',
      ru: 'центр мрт, мрт, мрт центр, кабинет мрт, кт и мрт, компьютерная томография, центр томографии, томография, лучевая диагностика, рентген-кабинет, рентгеновский кабинет, маммография, узи, узи на дому, узи-центр',
      es: 'centro de resonancia magnética, centro de imagen, centro radiológico',
      de: 'radiologische praxis, mrt zentrum, radiologie',
      fr: 'centre d’imagerie, centre de radiologie, cabinet de radiologie, centre irm',
      it: 'centro di radiologia, centro risonanza magnetica, diagnostica per immagini',
      pt: 'centro de imagem, clínica de radiologia, centro de ressonância magnética',
      tr: 'görüntüleme merkezi, mr merkezi, radyoloji merkezi',
    },
    scale: scale(
      'machines',
      [1, 1, 8],
      ['Scanners', 'Томографы'],
      ['scanner|scanners', 'томограф|томографа|томографов'],
      { rooms: 1, shops: 1, people: 0.2, area: 0.006 },
    ),
    volumes: [
      volume('scans', ['Scans', 'Исследования'], ['scans', 'исследований'], 'daily', {
        capacity: each(1),
        a_day: n(22, 14, 34),
        days: n(27, 24, 30),
        use: n(62, 45, 82),
      }),
    ],
    sales: [
      sale(['MRI and CT scans', 'Исследования МРТ и КТ'], 'scans', n(290, 130, 560)),
      sale(['Contrast', 'Исследования с контрастом'], 'scans', n(115, 50, 200), n(18, 8, 30)),
      sale(
        ['Second opinions, films and discs', 'Повторные описания, снимки и диски'],
        'scans',
        n(38, 15, 80),
        n(15, 6, 30),
      ),
    ],
    costs: [
      pay(['Radiologists', 'Врачи-рентгенологи'], each(n(1.2, 0.8, 2)), n(255000, 180000, 340000), {
        isGradual: true,
      }),
      pay(['Radiographers', 'Рентгенолаборанты'], each(n(2.4, 1.5, 3.5)), n(74000, 56000, 92000), {
        isGradual: true,
      }),
      share(['Contrast and supplies', 'Контраст и расходные материалы'], n(5, 3, 8)),
      monthly(['Service of scanners', 'Сервис томографов'], each(n(8500, 3500, 14000))),
    ],
    overheads: [
      ...siteOverheads({
        rented: 7000,
        powered: 3800,
        managerPay: 88000,
        advertising: 2.5,
        insured: 1100,
        repaired: 500,
        programs: 900,
        licensed: 6000,
        permitted: 14000,
        launched: 9000,
      }),
      administrator(n(38000, 30000, 48000), n(2, 1, 3)),
    ],
    assets: [
      asset(['MRI or CT scanner', 'Томограф'], each(n(850000, 300000, 1600000)), 10),
      asset(
        ['Shielded rooms and cooling', 'Экранированные помещения и охлаждение'],
        each(n(160000, 60000, 320000)),
        15,
      ),
      asset(['Computers and archive of images', 'Компьютеры и архив снимков'], n(40000, 15000, 90000), 5),
      asset(['Fitting-out of the clinic', 'Ремонт клиники'], n(90000, 30000, 220000), 12),
    ],
    terms: { receivable: 18, stock: 15, payable: 25 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(14, 8, 24) },
    growth: [5, 4, 3],
    borrowed: n(60, 30, 80),
    health: { gross: [30, 64], payroll: [26, 58], ebitda: [6, 38], payback: [24, 140] },
  },
  {
    id: 'medical_examinations',
    industry: 'healthcare',
    name: ['Medical examinations of staff', 'Медосмотры и медкнижки'],
    words: {
      en: 'medical examinations, occupational health, occupational health checks, driver medicals, driver medical checks, medical check-ups for companies, health certificates, pre-employment medicals, workplace health checks, health checks of workers, health checks of drivers, pre-employment medical, pre-employment medical tests, staff health checks',
      ru: 'медосмотр, медосмотры, медицинские осмотры, предрейсовые медосмотры, предрейсовый осмотр, медкнижка, медкнижки, медицинские книжки, санитарные книжки, медосмотры водителей, медкомиссия, медицинская комиссия, профосмотры, медицинские справки, водительская медкомиссия, телемедосмотр, справки для гаи, справки на оружие, справки для оружия',
      es: 'reconocimientos médicos, exámenes médicos laborales',
      de: 'arbeitsmedizin, betriebsarzt',
      fr: 'médecine du travail, visites médicales',
      it: 'medicina del lavoro, visite mediche aziendali',
      pt: 'medicina do trabalho, exames ocupacionais',
      tr: 'işyeri hekimliği, sağlık raporu',
    },
    scale: scale(
      'visitors',
      [2500, 300, 60000],
      ['Examinations a month', 'Осмотры в месяц'],
      ['examination a month|examinations a month', 'осмотр в месяц|осмотра в месяц|осмотров в месяц'],
      { people: 200, rooms: 280, places: 280, shops: 2500, customers: 1, orders: 1 },
    ),
    volumes: [
      volume('examinations', ['Examinations', 'Осмотры'], ['examinations', 'осмотров'], 'plain', {
        quantity: each(1),
      }),
    ],
    sales: [
      sale(
        ['Daily checks of drivers', 'Предрейсовые осмотры водителей'],
        'examinations',
        n(8, 3, 16),
        n(44, 15, 80),
      ),
      sale(
        ['Examinations of staff', 'Периодические медосмотры'],
        'examinations',
        n(98, 45, 180),
        n(34, 15, 60),
      ),
      sale(
        ['Certificates and health books', 'Справки и медкнижки'],
        'examinations',
        n(52, 22, 100),
        n(22, 8, 40),
      ),
    ],
    costs: [
      pay(
        ['Doctors and nurses', 'Врачи и медсёстры'],
        each(n(0.0037, 0.0022, 0.006)),
        n(68000, 50000, 90000),
        {
          isGradual: true,
        },
      ),
      share(['Laboratory fees', 'Оплата лаборатории'], n(22, 14, 33), 'Examinations of staff'),
      share(['Medical supplies', 'Медицинские расходные материалы'], n(3, 2, 5)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 5500,
        powered: 600,
        managerPay: 76000,
        advertising: 3,
        insured: 500,
        repaired: 350,
        programs: 500,
        licensed: 3000,
        permitted: 7000,
        launched: 4000,
      }),
      administrator(n(37000, 30000, 46000), n(1.6, 1, 3)),
    ],
    assets: [
      asset(['Equipment of rooms', 'Оснащение кабинетов'], each(n(18, 7, 36)), 7),
      asset(['Diagnostic devices', 'Диагностические аппараты'], n(38000, 14000, 90000), 7),
      asset(['Fitting-out of the clinic', 'Ремонт клиники'], n(48000, 15000, 110000), 10),
      asset(['Computers and printers', 'Компьютеры и принтеры'], n(12000, 4000, 26000), 4),
    ],
    terms: { receivable: 20, stock: 10, payable: 20 },
    season: 'offices',
    ramp: { from: n(35, 20, 55), months: n(12, 6, 20) },
    growth: [5, 4, 3],
    borrowed: n(35, 10, 60),
    health: { gross: [24, 60], payroll: [36, 68], ebitda: [5, 32], payback: [8, 72] },
  },
  {
    id: 'hearing_centre',
    industry: 'healthcare',
    name: ['Hearing centre', 'Центр слуха'],
    words: {
      en: 'hearing aids, hearing aid centre, hearing centre, hearing clinic, hearing aid shop, audiologist, audiology clinic, audiology, ear wax removal, earwax removal, microsuction, help deaf people hear, deaf people',
      ru: 'слуховые аппараты, центр слуха, слуховой центр, сурдолог, салон слуховых аппаратов, магазин слуховых аппаратов, подбор слуховых аппаратов, слухопротезирование, аудиолог',
      es: 'audífonos, centro auditivo',
      de: 'hörgeräte, hörakustiker, hörgeräteakustiker',
      fr: 'audioprothésiste, centre auditif, aides auditives',
      it: 'apparecchi acustici, centro acustico',
      pt: 'aparelhos auditivos, centro auditivo',
      tr: 'işitme cihazı, işitme merkezi',
    },
    scale: scale(
      'people',
      [2, 1, 12],
      ['Audiologists', 'Специалисты по слуху'],
      ['audiologist|audiologists', 'специалист|специалиста|специалистов'],
      { rooms: 1, places: 1, area: 0.035, shops: 2 },
    ),
    volumes: [
      volume('visits', ['Visits', 'Визиты'], ['visits', 'визитов'], 'daily', {
        capacity: each(1),
        a_day: n(6, 4, 9),
        days: n(22, 20, 26),
        use: n(60, 45, 80),
      }),
    ],
    sales: [
      sale(['Hearing aids', 'Слуховые аппараты'], 'visits', n(1650, 500, 3200), n(17, 10, 28)),
      sale(['Hearing tests', 'Проверка слуха'], 'visits', n(70, 25, 130), n(45, 30, 65)),
      sale(['Fitting and service', 'Настройка и ремонт аппаратов'], 'visits', n(62, 25, 120), n(38, 20, 55)),
      sale(
        ['Batteries, moulds and care', 'Батарейки, вкладыши и уход'],
        'visits',
        n(26, 10, 50),
        n(45, 25, 65),
      ),
    ],
    costs: [
      share(['Purchase of hearing aids', 'Закупка слуховых аппаратов'], n(47, 38, 58), 'Hearing aids'),
      share(['Goods for resale', 'Закупка товаров для продажи'], n(50, 40, 60), 'Batteries, moulds and care'),
      pay(['Audiologists', 'Специалисты по слуху'], each(1), n(74000, 54000, 96000), { isGradual: true }),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2600,
        powered: 260,
        advertising: 5,
        insured: 220,
        repaired: 150,
        programs: 260,
        licensed: 900,
        permitted: 2600,
        launched: 4500,
      }),
      administrator(n(34000, 28000, 42000), n(0.8, 0.4, 1.5)),
    ],
    assets: [
      asset(['Audiometers and booths', 'Аудиометры и кабины'], each(n(21000, 8000, 42000)), 8),
      asset(['Fitting-out of rooms', 'Ремонт кабинетов'], n(26000, 8000, 60000), 10),
      asset(['Display and computers', 'Витрины и компьютеры'], n(9000, 3000, 20000), 6),
    ],
    terms: { receivable: 15, stock: 40, payable: 35 },
    season: 'town',
    ramp: { from: n(30, 15, 50), months: n(13, 8, 22) },
    growth: [5, 4, 3],
    borrowed: n(35, 0, 60),
    health: { gross: [22, 58], payroll: [18, 48], ebitda: [6, 34], payback: [10, 80] },
  },
];
