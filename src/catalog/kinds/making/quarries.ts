// Quarries, and plants of ready-mixed concrete.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { administrator } from '../../kind/usual-costs.ts';

export const quarries: readonly Kind[] = [
  {
    id: 'quarry',
    industry: null,
    name: ['Quarry', 'Карьер'],
    words: {
      en: 'quarry, sand and gravel, gravel pit, sand pit, stone quarry, crushed stone, gravel quarry, sand extraction, aggregates, limestone quarry, granite quarry, marble quarry, clay pit, gravel, granite blocks, limestone crushed stone, dig limestone, dig sand and gravel, marble blocks, sandstone quarry, slate quarry, basalt quarry, basalt',
      ru: 'карьер, песчаный карьер, карьер песка, щебень, добыча песка, добыча щебня, щебёночный завод, гравийный карьер, добыча камня, нерудные материалы, каменный карьер, дробильный комплекс, добыча гранита, добыча мрамора, мраморный карьер, гранитные блоки, добыча гранитных блоков, добываем песок, добываем известняк, известняк, добываем щебень, гравий, добыча глины, песок и гравий, дробим на щебень, песчано-гравийная смесь, карьер песчано-гравийной смеси, разрабатываем карьер, пгс, базальт',
      es: 'cantera, extracción de áridos',
      de: 'steinbruch, kieswerk, sandgrube',
      fr: 'carrière, gravière, sablière',
      it: 'cava, cava di ghiaia',
      pt: 'pedreira, extração de areia',
      tr: 'taş ocağı, kum ocağı',
    },
    scale: scale(
      'people',
      [12, 3, 150],
      ['Operators', 'Машинисты и операторы'],
      ['operator|operators', 'оператор|оператора|операторов'],
      { machines: 1.5, hectares: 0.6, vehicles: 1.5 },
    ),
    volumes: [
      volume('tonnes', ['Stone and sand', 'Щебень и песок'], ['tonnes', 'т'], 'monthly', {
        capacity: each(1),
        a_month: n(2600, 1300, 4500),
        use: n(66, 48, 84),
      }),
    ],
    sales: [
      sale(['Crushed stone', 'Щебень'], 'tonnes', n(15, 8, 24), n(45, 20, 70)),
      sale(['Sand', 'Песок'], 'tonnes', n(9.5, 4, 16), n(40, 15, 75)),
      sale(
        ['Gravel and special fractions', 'Гравий и особые фракции'],
        'tonnes',
        n(18, 10, 30),
        n(15, 5, 30),
      ),
      sale(['Delivery', 'Доставка'], 'tonnes', n(5.5, 2.5, 10), n(35, 10, 65)),
    ],
    costs: [
      pay(['Operators', 'Машинисты и операторы'], each(1), n(56000, 45000, 70000), { isGradual: true }),
      unit(['Fuel and power', 'Топливо и энергия'], n(1.5, 0.8, 2.6), 'tonnes'),
      unit(
        ['Blasting and wearing parts', 'Взрывные работы и быстроизнашиваемые части'],
        n(1.2, 0.3, 2.2),
        'tonnes',
      ),
      unit(['Royalty', 'Налог на добычу'], n(0.9, 0.3, 2), 'tonnes'),
      share(['Carriers', 'Перевозка'], n(86, 76, 94), 'Delivery'),
    ],
    overheads: [
      ...siteOverheads({
        powered: 3500,
        managerPay: 108000,
        advertising: 0.8,
        insured: 3200,
        repaired: 2000,
        programs: 400,
        licensed: 15000,
        permitted: 60000,
        isForConsumers: false,
      }),
      monthly(['Land lease', 'Аренда земли'], n(6000, 1500, 16000)),
      monthly(['Repairs of machines', 'Ремонт техники'], each(n(1450, 700, 2800))),
      monthly(['Restoring of land', 'Рекультивация'], n(4000, 1000, 10000)),
      pay(['Mining engineer', 'Горный инженер'], n(1, 1, 2), n(86000, 66000, 112000)),
      administrator(n(42000, 34000, 52000)),
    ],
    assets: [
      asset(['Crushers and screens', 'Дробилки и грохоты'], each(n(110000, 40000, 240000)), 12),
      asset(['Excavators and loaders', 'Экскаваторы и погрузчики'], each(n(95000, 40000, 200000)), 9),
      asset(
        ['Licence and opening of the pit', 'Лицензия и вскрышные работы'],
        n(550000, 120000, 1600000),
        20,
      ),
      asset(['Weighbridge, roads and buildings', 'Весовая, дороги и здания'], n(320000, 90000, 800000), 20),
    ],
    terms: { receivable: 30, stock: 25, payable: 30 },
    season: 'building',
    ramp: { from: n(35, 20, 55), months: n(12, 6, 20) },
    growth: [3, 2, 1],
    borrowed: n(50, 20, 70),
    health: { gross: [36, 62], payroll: [18, 42], ebitda: [14, 38], payback: [28, 120] },
  },
  {
    id: 'ready_mix_concrete',
    industry: null,
    name: ['Ready-mixed concrete', 'Бетонный завод'],
    words: {
      en: 'ready-mixed concrete, ready mix concrete, concrete plant, concrete batching plant, ready mix plant, concrete delivery, concrete mixer trucks, concrete supplier, asphalt plant, concrete pumping, concrete, concrete supply, ready mix, ready mix concrete plant, batching plant, concrete mixers, deliver concrete, mortar supply, screed and mortar delivery, mobile concrete plant, concrete by the truck, tarmac plant, ready-mix concrete',
      ru: 'бетонный завод, производство бетона, бетонно-растворный узел, рбу, бсу, доставка бетона, товарный бетон, бетонный узел, растворный узел, продажа бетона, асфальтный завод, автобетононасос, асфальтобетонный завод, абз, бетон с доставкой, бетон миксером, бетон и раствор, раствор с доставкой, миксеры бетона',
      es: 'hormigón, planta de hormigón, hormigón preparado, planta de concreto',
      de: 'betonwerk, transportbeton, betonmischanlage',
      fr: 'centrale à béton, béton prêt à l’emploi',
      it: 'impianto di calcestruzzo, calcestruzzo preconfezionato',
      pt: 'central de betão, usina de concreto, concreteira',
      tr: 'hazır beton santrali, beton santrali',
    },
    scale: scale(
      'vehicles',
      [8, 2, 80],
      ['Mixer trucks', 'Миксеры'],
      ['mixer truck|mixer trucks', 'миксер|миксера|миксеров'],
      { people: 0.5, shops: 8 },
    ),
    volumes: [
      volume('concrete', ['Concrete', 'Бетон'], ['m³', 'м³'], 'daily', {
        capacity: each(1),
        a_day: n(32, 20, 45),
        days: n(23, 20, 27),
        use: n(55, 40, 72),
      }),
    ],
    sales: [
      sale(['Concrete', 'Бетон'], 'concrete', n(140, 90, 190), n(88, 75, 96)),
      sale(
        ['Mortar and special mixes', 'Раствор и особые смеси'],
        'concrete',
        n(165, 105, 240),
        n(12, 4, 25),
      ),
      sale(['Delivery', 'Доставка'], 'concrete', n(18, 8, 30), n(80, 60, 95)),
      sale(['Pumping', 'Подача насосом'], 'concrete', n(14, 7, 24), n(30, 10, 50)),
    ],
    costs: [
      unit(['Cement, sand and stone', 'Цемент, песок и щебень'], n(95, 65, 125), 'concrete'),
      share(['Admixtures and tests', 'Добавки и испытания'], n(3, 2, 5)),
      pay(['Drivers', 'Водители'], each(n(1.1, 1, 1.4)), n(52000, 42000, 64000), { isGradual: true }),
      pay(['Plant operators', 'Операторы завода'], n(4, 2, 7), n(53000, 43000, 66000)),
      monthly(['Fuel', 'Топливо'], each(n(1500, 800, 2600))),
    ],
    overheads: [
      ...siteOverheads({
        rented: 8500,
        powered: 3500,
        managerPay: 100000,
        advertising: 0.8,
        insured: 4000,
        repaired: 2500,
        programs: 600,
        licensed: 5000,
        permitted: 15000,
        isForConsumers: false,
      }),
      monthly(['Repairs of trucks and tyres', 'Ремонт машин и шины'], each(n(900, 450, 1700))),
      pay(['Dispatchers and sales', 'Диспетчеры и продажи'], n(3, 1, 5), n(58000, 46000, 74000)),
    ],
    assets: [
      asset(
        ['Batching plant and silos', 'Бетоносмесительная установка и силосы'],
        n(750000, 200000, 1600000),
        15,
      ),
      asset(['Mixer trucks', 'Автобетоносмесители'], each(n(150000, 70000, 230000)), 10),
      asset(['Pump', 'Бетононасос'], n(320000, 120000, 600000), 10),
      asset(['Loader and yard', 'Погрузчик и площадка'], n(220000, 70000, 500000), 12),
    ],
    terms: { receivable: 35, stock: 8, payable: 35 },
    season: 'building',
    ramp: { from: n(40, 25, 60), months: n(10, 6, 18) },
    growth: [3, 2, 1],
    borrowed: n(50, 25, 70),
    health: { gross: [16, 38], payroll: [10, 28], ebitda: [6, 22], payback: [28, 110] },
  },
];
