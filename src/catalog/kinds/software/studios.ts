// Those who make software and sites for others, and games.
import { each, n } from '../../kind/figure.ts';
import type { Kind } from '../../kind/kind.ts';
import {
  officeFitting,
  officeOverheads,
  paidHours,
  specialists,
  workplaces,
} from '../../kind/office-parts.ts';
import { asset, pay, sale, share, volume } from '../../kind/rows.ts';

export const studios: readonly Kind[] = [
  {
    id: 'web_studio',
    industry: 'online_business',
    name: ['Web studio', 'Веб-студия'],
    words: {
      en: 'e-commerce agency, ecommerce agency, shopify agency, shopify builds, web studio, web design, web design studio, website development, web development, web agency, website design, site building, wordpress development, landing pages, web designer, website builder, web developer, freelance web developer, website developer, build websites, make websites, wordpress, wordpress sites, wordpress shop, website repair, fixing websites, website maintenance, wordpress theme, website fixes',
      ru: 'веб-студия, веб студия, разработка сайтов, создание сайтов, веб-дизайн, веб-разработка, сайты под ключ, веб-дизайнер, лендинги, разработка интернет-магазинов, студия разработки сайтов, вордпресс, веб-разработчики, дизайн сайтов, веб-разработчик, делаю сайты, делаем сайты, создаю сайты, верстальщик, вёрстка, правка сайтов, доработка сайтов, поддержка сайтов, сайты на тильде',
      es: 'estudio web, diseño web, desarrollo web',
      de: 'webagentur, webdesign, webentwicklung, webstudio',
      fr: 'agence web, création de sites, développement web',
      it: 'agenzia web, sviluppo siti web, web design',
      pt: 'criação de sites, desenvolvimento web, web design',
      tr: 'web tasarım, web ajansı, web sitesi tasarımı',
    },
    scale: specialists(5, 40, undefined, undefined, { projects: 0.8, orders: 0.8, customers: 0.5 }),
    volumes: [
      volume('sites', ['Projects', 'Проекты'], ['projects', 'проектов'], 'monthly', {
        capacity: each(1),
        a_month: n(1.75, 1, 2.6),
        use: n(72, 55, 82),
      }),
      volume(
        'support',
        ['Sites in support', 'Сайты на поддержке'],
        ['months of support', 'месяцев поддержки'],
        'members',
        {
          joined: each(n(0.22, 0.1, 0.4)),
          churn: n(3, 1.5, 6),
        },
      ),
    ],
    sales: [
      sale(['Landing pages', 'Лендинги'], 'sites', n(3600, 1500, 6000), n(36, 20, 55)),
      sale(['Company sites', 'Корпоративные сайты'], 'sites', n(9500, 5000, 18000), n(34, 20, 50)),
      sale(
        ['Online shops and services', 'Интернет-магазины и сервисы'],
        'sites',
        n(19000, 9000, 40000),
        n(14, 6, 25),
      ),
      sale(['Design and changes', 'Дизайн и доработки'], 'sites', n(2600, 1000, 5000), n(16, 8, 28)),
      sale(['Support and hosting', 'Поддержка и хостинг'], 'support', n(190, 80, 400)),
    ],
    costs: [
      pay(['Developers and designers', 'Разработчики и дизайнеры'], each(1), n(70000, 52000, 95000), {
        isGradual: true,
      }),
      share(['Contractors', 'Подрядчики'], n(7, 2, 15)),
      share(['Hosting and services', 'Серверы и сервисы'], n(25, 15, 40), 'Support and hosting'),
    ],
    overheads: officeOverheads({ rentOfPerson: 260, managerPay: 82000, advertising: 4, toolsOfPerson: 130 }),
    assets: [
      workplaces(3000),
      officeFitting(),
      asset(['Own site and templates', 'Свой сайт и шаблоны'], n(8000, 2500, 20000), 3),
    ],
    terms: { receivable: 20, stock: 0, payable: 15 },
    season: 'offices',
    ramp: { from: n(40, 20, 60), months: n(10, 5, 16) },
    growth: [5, 4, 3],
    borrowed: n(10, 0, 30),
    health: { gross: [28, 55], payroll: [46, 74], ebitda: [6, 28], payback: [9, 48] },
  },
  {
    id: 'software_outsourcing',
    industry: 'online_business',
    name: ['Software development to order', 'Разработка программ на заказ'],
    words: {
      en: 'open source company, open source software, software development, software outsourcing, custom software, freelance developer, contract developer, it outsourcing, software house, app development, app development agency, mobile apps to order, apps for clients, it company, software company, outsourcing company, it services, software engineering, programming services, chatbot development, chat bot development, bot development, qa testing, system integrator, blockchain development, software engineers, software developers, software team, outsourced software team, development team, dedicated developers team, vr development, vr studio, ar development, mobile app development to order, apps to order, programmers, custom software house, mobile apps for clients, mobile apps built for clients, apps built for clients, software testing, testing outsourcing, dev agency',
      ru: 'чат-боты на заказ, чат-ботов на заказ, боты на заказ, мобильные приложения на заказ, приложения на заказ, разработка приложений на заказ, разработка программного обеспечения, разработка программ, разработка программ на заказ, заказная разработка, it-аутсорсинг, аутсорсинг разработки, аутстаффинг разработчиков, it-компания, ит-компания, айти компания, it-услуги, разработка мобильных приложений, разработка приложений, внедрение 1с, внедряем 1с, франчайзи 1с, сопровождение 1с, разработка vr, программист, тестирование программ, разработка чат-ботов, разработка ботов, системный интегратор, программы на заказ, фрилансер-разработчик, разработчики на заказ, аутсорс разработки, фрилансер-программист',
      es: 'desarrollo de software, empresa de software, desarrollo de aplicaciones, consultoría informática',
      de: 'softwareentwicklung, softwarefirma, it-dienstleister, app-entwicklung',
      fr: 'développement logiciel, société informatique, développement d’applications, esn',
      it: 'sviluppo software, software house, sviluppo app, azienda informatica',
      pt: 'desenvolvimento de software, empresa de software, desenvolvimento de aplicativos, fábrica de software',
      tr: 'yazılım geliştirme, yazılım şirketi, uygulama geliştirme, yazılım evi',
    },
    scale: specialists(
      10,
      200,
      ['Developers', 'Разработчики'],
      ['developer|developers', 'разработчик|разработчика|разработчиков'],
      { projects: 3, customers: 2.5 },
    ),
    volumes: [paidHours(n(72, 60, 82))],
    sales: [
      sale(['Projects to order', 'Проекты на заказ'], 'hours', n(128, 60, 180), n(50, 30, 70)),
      sale(['Dedicated teams', 'Выделенные команды'], 'hours', n(112, 55, 150), n(35, 15, 60)),
      sale(['Testing and design', 'Тестирование и дизайн'], 'hours', n(98, 45, 130), n(9, 4, 18)),
      sale(['Support of systems', 'Сопровождение систем'], 'hours', n(105, 50, 140), n(6, 2, 15)),
    ],
    costs: [
      pay(['Developers', 'Разработчики'], each(1), n(96000, 72000, 130000), { isGradual: true }),
      share(['Contractors', 'Подрядчики'], n(5, 2, 12)),
      share(['Hosting and services', 'Серверы и сервисы'], n(1.5, 0.5, 4)),
    ],
    overheads: [
      pay(['Sales managers', 'Менеджеры по продажам'], n(1, 0, 2), n(82000, 60000, 115000)),
      pay(['Hiring and staff', 'Наём и работа с кадрами'], n(0.8, 0, 1.5), n(64000, 48000, 85000)),
      ...officeOverheads({
        rentOfPerson: 280,
        managerPay: 125000,
        advertising: 2,
        toolsOfPerson: 150,
        insured: 450,
      }),
    ],
    assets: [workplaces(3200), officeFitting(1400)],
    terms: { receivable: 40, stock: 0, payable: 15 },
    season: 'offices',
    ramp: { from: n(35, 20, 55), months: n(14, 8, 24) },
    growth: [4, 3, 3],
    borrowed: n(10, 0, 30),
    health: { gross: [22, 45], payroll: [58, 80], ebitda: [6, 26], payback: [12, 54] },
  },
  {
    id: 'games_studio',
    industry: 'entertainment',
    name: ['Games studio', 'Студия видеоигр'],
    words: {
      en: 'games studio, game studio, video games, video game, game development, game developer, indie games, indie game studio, mobile games, mobile game, computer games, gamedev, vr games, computer games publishing, game publishing, game publisher, mobile puzzles, making games for steam, we make games',
      ru: 'студия видеоигр, игровая студия, разработка игр, видеоигры, видеоигра, мобильные игры, мобильная игра, компьютерная игра, компьютерные игры, инди-игры, инди студия, геймдев, разработчик игр, издание игр, издание компьютерных игр, игры для телефонов, игры для телефона, делаем игры, делаем игры для steam, делаю игры, игры для steam',
      es: 'estudio de videojuegos, desarrollo de videojuegos, videojuegos',
      de: 'spieleentwicklung, spielestudio, videospiele',
      fr: 'studio de jeux vidéo, jeux vidéo, développement de jeux',
      it: 'studio di videogiochi, sviluppo videogiochi, videogiochi',
      pt: 'estúdio de jogos, desenvolvimento de jogos, jogos eletrônicos',
      tr: 'oyun stüdyosu, oyun geliştirme, mobil oyun',
    },
    scale: specialists(
      8,
      80,
      ['Developers and artists', 'Разработчики и художники'],
      ['person|people', 'человек|человека|человек'],
    ),
    volumes: [
      volume('copies', ['Copies sold', 'Проданные копии'], ['games sold', 'проданных игр'], 'monthly', {
        capacity: each(1),
        a_month: n(1350, 300, 5000),
        use: n(70, 40, 80),
      }),
      paidHours(n(18, 0, 50)),
    ],
    sales: [
      sale(['Games at full price', 'Игры по полной цене'], 'copies', n(17, 8, 35), n(45, 30, 65)),
      sale(['Games at a discount', 'Игры на распродажах'], 'copies', n(7.5, 3, 15), n(55, 35, 70)),
      sale(
        ['Add-ons and purchases in games', 'Дополнения и покупки в играх'],
        'copies',
        n(7, 3, 15),
        n(24, 8, 45),
      ),
      sale(['Work for other studios', 'Работа для других студий'], 'hours', n(72, 40, 110)),
    ],
    costs: [
      pay(['Developers and artists', 'Разработчики и художники'], each(1), n(84_000, 61_000, 120_000), {
        isGradual: true,
      }),
      share(
        ['Commission on full price', 'Комиссия площадок с полной цены'],
        n(30, 20, 30),
        'Games at full price',
      ),
      share(
        ['Commission on discounts', 'Комиссия площадок с распродаж'],
        n(30, 20, 30),
        'Games at a discount',
      ),
      share(
        ['Commission on add-ons', 'Комиссия площадок с дополнений'],
        n(30, 15, 30),
        'Add-ons and purchases in games',
      ),
      share(['Music, voices and translation', 'Музыка, озвучка и перевод'], n(3, 1, 6)),
    ],
    overheads: officeOverheads({ rentOfPerson: 240, managerPay: 98000, advertising: 7, toolsOfPerson: 160 }),
    assets: [
      workplaces(6000),
      officeFitting(1000),
      asset(['Engines and licences', 'Движки и лицензии'], n(12000, 4000, 30000), 3),
    ],
    terms: { receivable: 35, stock: 0, payable: 15 },
    season: 'holidays',
    ramp: { from: n(15, 8, 45), months: n(22, 12, 35) },
    growth: [0, 4, 3],
    borrowed: n(0, 0, 20),
    health: { gross: [10, 45], payroll: [42, 72], ebitda: [-2, 28], payback: [24, 84] },
    isWorldwide: true,
  },
];
