// Files and recordings that are made once and sold online many times: templates, guides, presets, recorded courses.
import { each, n, whole } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, volume } from '../../kind/rows.ts';
import { accounting, launch, marketing, phone, registration, software } from '../../kind/usual-costs.ts';

export const digitalGoods: readonly Kind[] = [
  {
    id: 'digital_goods',
    industry: 'online_business',
    name: ['Digital goods and recorded courses', 'Цифровые товары и записанные курсы'],
    words: {
      en: 'digital products, digital downloads, digital goods, printables, printables on etsy, digital planners, digital planners on etsy, notion templates, excel templates, canva templates, templates on gumroad, lightroom presets, presets, stock photos, sewing patterns online, knitting patterns online, digital patterns, pdf patterns, recorded course, recorded courses, course recorded once, prerecorded course, video course, video courses, self-paced course, self-paced courses, ebooks and guides, checklists and guides, game keys, beats online, selling beats, fonts and graphics, sell presets, sell recorded courses',
      ru: 'цифровые товары, записанный курс, записанные курсы, записала курс, записал курс, видеокурс, видеокурсы, курс в записи, курсы в записи, продажа курсов в записи, гайды, гайды и чек-листы, продаю гайды, продаю чек-листы, чек-листы, шаблоны презентаций, шаблоны notion, шаблоны excel, пресеты, пресеты для фото, выкройки онлайн, электронные выкройки, схемы вязания, схемы вышивки, фото на стоках, фотостоки, автор курсов, автор онлайн-курсов, стоковые фото, продаю фото на стоках, ключи для игр, мастер-классы в записи',
      es: 'productos digitales, curso grabado, plantillas digitales',
      de: 'digitale produkte, digitale downloads, videokurs, aufgezeichneter kurs',
      fr: 'produits numériques, formation enregistrée, modèles à télécharger',
      it: 'prodotti digitali, videocorso, corso registrato',
      pt: 'produtos digitais, curso gravado',
      tr: 'dijital ürünler, video kurs, dijital şablonlar',
    },
    scale: scale(
      'orders',
      [250, 10, 6000],
      ['Sales a month', 'Продажи в месяц'],
      ['sale|sales', 'продажа|продажи|продаж'],
      { pupils: 1, customers: 1, members: 1, units_a_day: 21 },
    ),
    volumes: [volume('orders', ['Sales', 'Продажи'], ['sales', 'продаж'], 'plain', { quantity: each(1) })],
    sales: [
      sale(
        ['Templates, guides and courses', 'Шаблоны, гайды и курсы'],
        'orders',
        n(47, 9, 130),
        n(86, 70, 95),
      ),
      sale(['Bundles', 'Наборы'], 'orders', n(125, 30, 300), n(14, 5, 30)),
    ],
    costs: [
      share(['Commission of the platform and payments', 'Комиссия площадки и платежей'], n(10, 5, 30)),
      share(['Refunds', 'Возвраты денег'], n(2.5, 0.5, 6)),
      pay(['Author', 'Автор'], whole(n(1, 1, 1)), n(26_000, 16_000, 52_000)),
    ],
    overheads: [
      marketing(n(14, 5, 30)),
      software(n(70, 20, 200)),
      monthly(['Filming and design', 'Съёмка и оформление'], n(160, 40, 600)),
      accounting(n(90, 40, 250)),
      phone(n(30, 15, 70)),
      registration(n(300, 80, 900)),
      launch(n(900, 200, 4000)),
    ],
    assets: [
      asset(['Computer, camera and microphone', 'Компьютер, камера и микрофон'], n(3200, 1200, 8000), 4),
      asset(['First products', 'Первые продукты'], n(6000, 1200, 22_000), 3),
    ],
    terms: { receivable: 8, stock: 0, payable: 0 },
    season: 'holidays',
    ramp: { from: n(20, 8, 35), months: n(12, 6, 20) },
    growth: [8, 6, 4],
    borrowed: n(0, 0, 20),
    health: { gross: [26, 92], payroll: [0, 66], ebitda: [5, 60], payback: [1, 60] },
  },
];
