// Rooms full of computers, and the wires to them: data centres, mining, internet providers.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import { asset, monthly, pay, sale, scale, share, unit, volume } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';
import { security } from '../../kind/usual-costs.ts';

export const networks: readonly Kind[] = [
  {
    id: 'data_centre',
    industry: 'online_business',
    name: ['Data centre', 'Дата-центр'],
    words: {
      en: 'data centre, data center, server hosting, colocation, cloud hosting, server rental, server colocation, racks of servers, hosting of servers',
      ru: 'дата-центр, цод, центр обработки данных, аренда серверов, размещение серверов, колокейшн, облачный хостинг, датацентр',
      es: 'centro de datos',
      de: 'rechenzentrum',
      fr: 'centre de données',
      it: 'centro dati',
      pt: 'centro de dados',
      tr: 'veri merkezi',
    },
    scale: scale(
      'kilowatts',
      [500, 100, 50000],
      ['Power for servers, kW', 'Мощность для серверов, кВт'],
      ['kW|kW', 'кВт|кВт|кВт'],
      {
        places: 5,
        // Racks.
        kiosks: 5,
        area: 0.7,
        machines: 0.4,
        customers: 0.15,
      },
    ),
    volumes: [
      volume('power', ['Power let', 'Занятая мощность'], ['kW for a month', 'кВт·мес.'], 'filled', {
        capacity: each(1),
        use: n(66, 45, 82),
      }),
    ],
    sales: [
      sale(['Colocation', 'Размещение серверов'], 'power', n(195, 120, 360)),
      sale(['Power passed on', 'Электроэнергия клиентов'], 'power', n(110, 60, 190)),
      sale(
        ['Cloud and rented servers', 'Облако и аренда серверов'],
        'power',
        n(560, 300, 1150),
        n(11, 0, 42),
      ),
      sale(['Internet and connections', 'Интернет и каналы'], 'power', n(80, 35, 170), n(40, 20, 70)),
      sale(['Hands of engineers', 'Работы инженеров'], 'power', n(60, 20, 120), n(20, 8, 40)),
    ],
    costs: [
      unit(['Electricity', 'Электроэнергия'], n(105, 55, 180), 'power'),
      share(['Internet channels and licences', 'Каналы связи и лицензии'], n(5, 2, 9)),
      pay(['Engineers on duty', 'Дежурные инженеры'], each(n(0.006, 0.0025, 0.018)), n(78000, 60000, 100000)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 14000,
        powered: 1500,
        managerPay: 110000,
        advertising: 2,
        insured: 2800,
        repaired: 900,
        programs: 2000,
        licensed: 6000,
        permitted: 25000,
        isForConsumers: false,
      }),
      monthly(
        ['Service of cooling and generators', 'Обслуживание охлаждения и генераторов'],
        each(n(11, 6, 24)),
      ),
      security(n(5500, 1800, 14000)),
      pay(['Sales managers', 'Менеджеры по продажам'], n(1.2, 0, 4), n(82000, 62000, 110000)),
    ],
    assets: [
      asset(['Power and generators', 'Электроснабжение и генераторы'], each(n(3000, 1500, 5600)), 15),
      asset(['Cooling', 'Охлаждение'], each(n(1500, 700, 2900)), 12),
      asset(
        ['Halls, racks and fire protection', 'Залы, стойки и пожаротушение'],
        each(n(1600, 700, 3900)),
        15,
      ),
      asset(['Servers and network', 'Серверы и сеть'], each(n(800, 200, 2600)), 5),
    ],
    terms: { receivable: 25, stock: 0, payable: 30 },
    season: 'even',
    ramp: { from: n(15, 5, 30), months: n(26, 15, 40) },
    growth: [5, 4, 2],
    borrowed: n(50, 20, 70),
    health: { gross: [44, 74], payroll: [8, 36], ebitda: [16, 48], payback: [54, 200] },
    isTraded: true,
  },
  {
    id: 'crypto_mining',
    industry: 'online_business',
    name: ['Crypto mining', 'Майнинг криптовалют'],
    words: {
      en: 'crypto mining, bitcoin mining, cryptocurrency mining, mining farm, mining hotel, asic mining, bitcoin miner, asic hosting, bitcoin farm, bitcoin',
      ru: 'майнинг криптовалют, майнинг, майнинг-ферма, майнинг биткоина, майнинг-отель, асики, размещение асиков, ферма для майнинга, ферма асиков, биткоин, ферма на асиках',
      es: 'minería de criptomonedas, minería de bitcoin',
      de: 'krypto mining, bitcoin mining',
      fr: 'minage de cryptomonnaies, minage de bitcoin',
      it: 'mining di criptovalute, mining bitcoin',
      pt: 'mineração de criptomoedas, mineração de bitcoin',
      tr: 'kripto madenciliği, bitcoin madenciliği',
    },
    scale: scale(
      'machines',
      [200, 10, 10000],
      ['Mining machines', 'Майнеры'],
      ['machine|machines', 'аппарат|аппарата|аппаратов'],
      {
        kilowatts: 0.28,
      },
    ),
    volumes: [
      volume(
        'days',
        ['Machine days', 'Дни работы'],
        ['days', 'дней'],
        'nightly',
        { capacity: each(1), use: n(84, 72, 88) },
        [3, 2, 1],
      ),
    ],
    sales: [
      sale(['Coins mined', 'Добытая криптовалюта'], 'days', n(11, 5, 24), n(75, 30, 100)),
      sale(
        ['Hosting of others’ machines', 'Размещение чужих аппаратов'],
        'days',
        n(6.6, 4.5, 9),
        n(25, 0, 70),
      ),
    ],
    costs: [
      unit(['Electricity', 'Электроэнергия'], n(4.3, 2.4, 7), 'days'),
      share(['Fees of the pool', 'Комиссия пула'], n(1, 0.5, 2.5)),
      pay(['Technicians', 'Техники'], each(n(0.01, 0.004, 0.02)), n(50000, 38000, 64000)),
    ],
    overheads: [
      ...siteOverheads({
        rented: 2400,
        powered: 300,
        advertising: 0.5,
        insured: 700,
        repaired: 1300,
        programs: 250,
        licensed: 1500,
        permitted: 8000,
        launched: 500,
        isForConsumers: false,
      }),
      security(n(800, 300, 2000)),
    ],
    assets: [
      asset(['Mining machines', 'Майнеры'], each(n(2300, 900, 4500)), 3),
      asset(['Containers, power and cooling', 'Контейнеры, питание и охлаждение'], each(n(450, 200, 900)), 8),
    ],
    terms: { receivable: 2, stock: 0, payable: 15 },
    season: 'even',
    ramp: { from: n(60, 40, 85), months: n(4, 2, 8) },
    growth: [0],
    borrowed: n(10, 0, 40),
    health: { gross: [26, 62], payroll: [0, 28], ebitda: [14, 52], payback: [18, 84] },
    isWorldwide: true,
  },
  {
    id: 'internet_provider',
    industry: 'online_business',
    name: ['Internet provider', 'Интернет-провайдер'],
    words: {
      en: 'internet provider, internet service provider, isp, telecom, telecom operator, telecommunications company, wireless internet provider, wifi for villages, village wifi, rural internet, broadband provider, fibre internet, mobile operator, cable tv, satellite internet, broadband, broadband for villages, fibre network, wireless internet, wireless internet for farms',
      ru: 'интернет-провайдер, провайдер интернета, оператор связи, телеком, телекоммуникационная компания, домашний интернет, кабельное телевидение, провайдер, мобильный оператор, проводной интернет, сельский интернет, спутниковый интернет, интернет в частный сектор, интернет для частного сектора',
      es: 'proveedor de internet, operador de telecomunicaciones',
      de: 'internetanbieter, telekommunikationsunternehmen',
      fr: 'fournisseur d’accès internet, opérateur télécom',
      it: 'provider internet, operatore telefonico',
      pt: 'provedor de internet, operadora de internet',
      tr: 'internet servis sağlayıcı, telekom şirketi',
    },
    scale: scale(
      'customers',
      [3000, 400, 100000],
      ['Subscribers', 'Абоненты'],
      ['subscriber|subscribers', 'абонент|абонента|абонентов'],
      {
        members: 1,
        flats: 0.5,
        houses: 0.5,
        people: 250,
      },
    ),
    volumes: [
      volume(
        'subscribers',
        ['Subscribers', 'Абоненты'],
        ['monthly subscriptions', 'месячных подписок'],
        'filled',
        {
          capacity: each(1),
          use: n(84, 65, 88),
        },
        [1, 1],
      ),
    ],
    sales: [
      sale(['Internet', 'Интернет'], 'subscribers', n(39, 12, 68), n(94, 80, 100)),
      sale(['Television', 'Телевидение'], 'subscribers', n(14, 5, 30), n(30, 10, 55)),
      sale(['Lines for companies', 'Каналы для компаний'], 'subscribers', n(160, 60, 380), n(4, 1, 10)),
      sale(
        ['Equipment rent and connection', 'Аренда оборудования и подключение'],
        'subscribers',
        n(5, 2, 10),
        n(45, 20, 70),
      ),
    ],
    costs: [
      unit(['Traffic and backbone', 'Трафик и магистраль'], n(4.5, 2, 8), 'subscribers'),
      share(['Fees for channels', 'Плата за телеканалы'], n(55, 42, 70), 'Television'),
      pay(['Technicians', 'Монтажники и инженеры'], each(n(0.0018, 0.001, 0.0038)), n(58000, 45000, 74000), {
        isGradual: true,
      }),
      pay(['Customer support', 'Служба поддержки'], each(n(0.0014, 0.0007, 0.0025)), n(42000, 33000, 52000), {
        isGradual: true,
      }),
      monthly(
        ['Leases of masts, poles and ducts', 'Аренда мачт, опор и канализации'],
        each(n(1.7, 0.6, 3.5)),
      ),
    ],
    overheads: [
      ...siteOverheads({
        rented: 3500,
        powered: 2500,
        managerPay: 98000,
        advertising: 5,
        insured: 900,
        repaired: 3500,
        programs: 2800,
        licensed: 12000,
        permitted: 18000,
        launched: 12000,
      }),
    ],
    assets: [
      asset(['Lines and masts', 'Линии и мачты'], each(n(430, 180, 900)), 15),
      asset(['Network equipment', 'Сетевое оборудование'], each(n(85, 40, 170)), 7),
      asset(['Routers of subscribers', 'Абонентские роутеры'], each(n(60, 30, 110)), 5),
      asset(['Vans and tools', 'Машины и инструмент'], n(130000, 40000, 300000), 7),
    ],
    terms: { receivable: 8, stock: 5, payable: 30 },
    season: 'even',
    ramp: { from: n(15, 8, 30), months: n(28, 18, 42) },
    growth: [2, 2],
    borrowed: n(45, 15, 65),
    health: { gross: [40, 68], payroll: [18, 46], ebitda: [14, 42], payback: [42, 140] },
    ownLevels: { RU: { prices: 0.5, pay: 0.6 } },
  },
];
