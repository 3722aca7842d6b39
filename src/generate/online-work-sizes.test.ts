// Tests that what founders of programs, agencies, advice and money say of their trade and size is used as they said it, with values by hand.
import { expect, test } from 'vitest';
import { settle } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import { understand } from './understand/understand.ts';

const settledLine = (line: string) => {
  const language = /[а-я]/u.test(line) ? 'ru' : 'en';
  const terms = { dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 } as const;
  return settle(understand(line, language), {}, { ...terms, language });
};

test.each([
  ['VPN service, 5000 subscribers', 'vpn_service', '5,000 subscribers', 5000],
  ['VPN-сервис на 3000 подписчиков', 'vpn_service', '3 000 подписчиков', 3000],
  ['hosting company, 500 clients', 'web_hosting', '500 clients', 500],
  ['chrome extension with 2000 paying users', 'plugins_and_bots', '2,000 paying users', 2000],
  [
    'телеграм-бот для записи клиентов, 200 подписчиков',
    'plugins_and_bots',
    '200 платящих пользователей',
    200,
  ],
  // A fifth of those who have it are there on a day.
  ['app with 10,000 DAU', 'mobile_app', '10,000 users a day', 50_000],
  ['мобильное приложение, 100 тысяч MAU', 'mobile_app', '100 000 пользователей', 100_000],
  ['SaaS платформа для HR, 150 компаний', 'saas', '150 клиентов', 150],
  // 20,000 ads, of which one in twenty is paid for.
  ['доска объявлений, 20000 объявлений', 'classifieds', '20 000 объявлений', 1000],
  ['сайт знакомств, 4000 платящих', 'dating_service', '4 000 участников', 4000],
  // 40 x 0.12 engineers.
  ['IT support for small offices, 40 clients, Leeds', 'it_support', '40 clients', 4.8],
  [
    'мы делаем мобильные приложения на заказ, 2 проекта в месяц',
    'software_outsourcing',
    '2 проекта в месяц',
    6,
  ],
  // 20 x 0.43 specialists.
  ['PPC agency, 20 retainers, London', 'marketing_agency', '20 customers', 8.6],
  // One person serves six clients, and is no more than 1.2 of one.
  ['таргетолог на фрилансе, 6 клиентов', 'marketing_agency', '6 клиентов', 1.2],
  // 12 / 12 x 0.55.
  ['market research 12 studies a year', 'market_research', '12 studies a year', 0.55],
  // 2,000 x 0.0018 and 3,000 x 0.003.
  ['insurance broker 2000 policies', 'insurance_broker', '2,000 policies', 3.6],
  ['debt collection, 3000 debts', 'debt_collection', '3,000 debts', 9],
  ['financial planner 80 clients', 'finance_adviser', '80 clients', 1.2],
  ['охрана труда, 70 организаций на обслуживании', 'labour_safety', '70 клиентов', 70],
  ['франшиза кофеен, 20 франчайзи', 'franchisor', '20 партнёров', 20],
  // 2,000 x 0.004 and 300 x 0.017.
  ['charity with 2,000 monthly donors', 'non_profit', '2,000 monthly donors', 8],
  ['food bank for 300 families', 'non_profit', '300 customers', 5.1],
  // 25 / 12 x 0.32.
  ['wedding videographer in Leeds, 25 weddings a year', 'videographer', '25 weddings a year', 2 / 3],
  ['видеограф, снимаю свадьбы один', 'videographer', '1 видеограф', 1],
  ['hotel management company, 12 hotels', 'hotel_management', '12 hotels', 12],
  ['agency in Berlin, 5 people', 'services_agency', '5 specialists', 5],
  ['nightclub 400 capacity', 'nightclub', '400 guests', 400],
  // Of 250 seats each is filled 0.6 x 17 times a month; a show is worth twelve of them.
  ['театр-студия, 4 спектакля в месяц', 'theatre', '4 спектакля в месяц', 48],
  // 2 x 52 / 12 x 0.42 and 3 x 52 / 12 x 1.6.
  ['лазертаг выездной, 2 игры в неделю', 'laser_tag', '2 игры в неделю', 3.64],
  ['judo club 3 classes a week', 'martial_arts_club', '3 classes a week', 20.8],
  ['тренер по плаванию, 30 учеников', 'personal_trainer', '30 учеников', 1.05],
  ['petting zoo 40 animals', 'zoo', '40 animals', 720],
  ['water park outdoor 5 slides', 'water_park', '5 slides', 7500],
  ['платное сообщество для предпринимателей, 200 участников', 'paid_community', '200 участников', 200],
  ['Patreon with 250 patrons', 'paid_community', '250 members', 250],
  ['ebook author, 4 books a year on Amazon', 'book_author', '4 books', 4],
  ['писатель, 3 книги в год', 'book_author', '3 книги', 3],
  ['neobank with 30k customers', 'neobank', '30,000 customers', 30_000],
  ['садовое товарищество, 300 участков', 'membership_organisation', '300 членов', 300],
  // 7 x 0.43 and 5 x 0.6 specialists.
  ['I run Facebook ads for dentists, 7 clients', 'marketing_agency', '7 clients', 3.01],
  ['influencer marketing agency, 5 campaigns a month', 'marketing_agency', '5 campaigns a month', 2.5],
  ['снимаю рилсы для кафе, 5 клиентов', 'videographer', '5 клиентов', 0.8],
  // One in twenty pays.
  ['AI tutor app with 12,000 paying users', 'mobile_app', '12,000 paying users', 240_000],
  ['hotel management, 3 boutique hotels in Bali', 'hotel_management', '3 boutique hotels', 3],
  ['outsourced payroll for 50 firms', 'accounting_firm', '50 customers', 2.55],
  ['онлайн-сервис расчёта зарплаты, 900 клиентов', 'saas', '900 клиентов', 900],
  ['пляжный волейбол, 4 площадки', 'tennis_padel_club', '4 корта', 4],
  ['clases de pádel 5 pistas', 'tennis_padel_club', '5 courts', 5],
  ['drive-in cinema 100 cars', 'cinema', '100 vehicles', 0.34],
  ['law firm with 8 associates', 'law_firm', '8 lawyers', 8],
] as const)('%s is a %s of %s', (line, id, said, size) => {
  const settled = settledLine(line);
  const sentence = settledSentence(settled);
  expect(settled.business.head.kind.id).toBe(id);
  expect(settled.business.others).toEqual([]);
  expect(spoken(sentence.filter(({ part }) => part === 'size')).replace(/\u00A0/gu, ' ')).toBe(said);
  expect(settled.business.head.size).toBeCloseTo(size, 2);
  expect(settled.unusedSizes).toEqual([]);
});

test.each([
  ['VPN', 'vpn_service'],
  ['agency', 'services_agency'],
  ['агентство', 'services_agency'],
  ['agency for space lawyers', undefined],
  ['marriage agency', 'dating_service'],
  ['dog walking agency', 'dog_walking'],
  ['AI that writes product texts', 'ai_service'],
  ['ИИ, который пишет тексты карточек товаров', 'ai_service'],
  ['нейросеть, которая делает картинки товаров', 'ai_service'],
  ['I write product texts', 'writing_services'],
  ['hotel management company', 'hotel_management'],
  ['boutique hotel with 12 rooms', 'hotel'],
  ['crossfit gym', 'fitness_studio'],
  ['коробки с игрушками по подписке', 'subscription_box'],
  ['производим картонные коробки', 'packaging_making'],
  ['house extensions', 'extensions_and_lofts'],
  ['пишу книги и продаю на литрес', 'book_author'],
  ['publishing house', 'book_publisher'],
  ['P2P lending platform', 'crowdfunding_platform'],
  ['food delivery app with 40 restaurants', 'marketplace'],
  ['restaurant with our own delivery app', 'restaurant'],
  ['money transfer shop in Peckham', 'currency_exchange'],
  ['outdoor advertising', 'screen_advertising'],
  ['церковный приход', 'non_profit'],
  ['tiktok creator', 'video_channel'],
  ['провожу квизы, 4 квиза в месяц', 'event_host'],
  ['онлайн-сервис доставки цветов', 'flower_shop'],
  ['yoga retreats, 6 a year', 'tour_operator'],
  ['озвучиваю ролики', 'recording_studio'],
  ['payroll software', 'saas'],
  ['закрытый ночной клуб', 'nightclub'],
])('%s is %s', (line, kind) => {
  expect(understand(line, /[а-я]/iu.test(line) ? 'ru' : 'en').kinds[0]?.id).toBe(kind);
});
