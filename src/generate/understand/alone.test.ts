// Tests which lines are about one person's work, in the words of those who type them.
import { expect, test } from 'vitest';
import { generate, understandLine } from '../generate.ts';
import type { Terms } from '../settle.ts';
import { overheadsByPart } from '../template/merge-parts.ts';
import { isAlone, isAtHome } from './alone.ts';

test.each([
  'massage therapist, just me',
  'freelance graphic designer',
  'web designer, self-employed',
  'я самозанятый, крашу заборы',
  'electrician sole trader in Dundee',
  'guitar teacher',
  'wedding photographer in Cork',
  'mobile hairdresser for care homes',
  'soy candles from home',
  'knitted hats on etsy',
  'idraulico a Torino',
  'private chef, I want to cook for families',
  'one-man moving business',
  'психолог онлайн',
  'юрист для фермеров',
  'муж на час',
  'самозанятый сантехник в Туле',
  'пеку торты дома у себя',
  'репетитор по математике',
  'window cleaner solo Bristol',
  'wedding cakes in Prague, alone',
  'I work alone, cleaning windows',
  'маникюрный кабинет дома, одна, Самара',
  'уборка квартир одна сама',
  'уборка квартир, один',
  'работаю в такси на своей машине',
  'uber driver with my own car',
  'кабинет логопеда',
  'real estate agent solo, Miami',
  'solo lawyer, divorces',
  'abogada autónoma, Sevilla',
  'avocat seul, Bordeaux',
  'graphiste indépendante, Nantes',
  'Texter, selbstständig, von zu Hause',
  'selling sneakers, 100 orders a month, spare bedroom',
  'бухгалтер на дому, работаю один, 12 клиентов',
  'принимаю в кабинете, помощников нет',
])('one person: %s', (line) => {
  expect(isAlone(line)).toBe(true);
});

test.each([
  'massage salon',
  'coworking for freelancers in Berlin',
  'accounting service for self-employed people in Leeds',
  'platform where freelance designers find clients',
  'freelance designers agency',
  'house cleaning, just me and my sister',
  'бухгалтерские услуги для самозанятых',
  'barber shop with 3 barbers',
  'app for a plumber',
  'marketplace connecting a tutor and a pupil',
  'teacher training college',
  'photographers agency',
  'dry cleaner',
  'coach hire in Leeds',
  'never alone hostel',
  'solo travel agency',
  'hostel for travellers, never alone',
  'coffee shop, one barista solo bar',
  'stand alone clinic',
  'courier service',
  'designer clothes shop',
  'курсы для психологов',
  'услуги сантехника',
  'школа для репетиторов',
  'одна кофейня у метро',
  '3 electricians in Perth',
  'биржа переводчиков',
])('more than one, or nobody says: %s', (line) => {
  expect(isAlone(line)).toBe(false);
});

const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
};

test('whoever works alone is one person; a size that is said counts before that', () => {
  const sizeOf = (line: string) => understandLine(line, terms).business.head.size;
  expect(sizeOf('electrician sole trader in Dundee')).toBe(1);
  expect(sizeOf('electrical contractor in Dundee')).toBe(2);
  expect(sizeOf('freelance electricians, 3 people')).toBe(3);
  // A teacher, not a school of pupils.
  expect(sizeOf('guitar teacher')).toBe(1);
});

test.each([
  ['soy candles from home', true],
  ['торты на заказ из дома', true],
  ['пеку торты дома у себя', true],
  ['маникюрный кабинет дома', true],
  // At the homes of others, or with no word of where.
  ['freelance graphic designer', false],
  ['home care agency', false],
  ['муж на час', false],
])('%s is done at home: %s', (line, isHome) => {
  expect(isAtHome(line)).toBe(isHome);
});

test('nothing is rented by whoever works at home, and nobody is hired by whoever works alone', () => {
  const lines = (line: string) =>
    overheadsByPart(understandLine(line, terms).business)[0]?.map(({ name }) => name[0]) ?? [];
  const candles = lines('soy candles from home');
  expect(candles).not.toContain('Rent');
  expect(candles).not.toContain('Rent before opening');
  expect(lines('candle making')).toContain('Rent');
  expect(lines('freelance graphic designer')).not.toContain('Hiring before opening');
  expect(lines('design studio, 4 designers')).toContain('Hiring before opening');
});

test.each([
  ['photographer in Cork', 'en', 'This is the work of one person'],
  ['фотограф в Туле', 'ru', 'Это работа одного человека'],
  ['торты на заказ из дома', 'ru', 'Работа идёт дома'],
  ['solar farm 50 kw', 'en', 'Nobody is on the payroll'],
] as const)('the note on %s in %s says: %s', (text, language, said) => {
  const { template } = generate({
    ...{ ...terms, text, language, timestamp: 0 },
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
  });
  expect(template.description).toContain(said);
});

test.each([
  'graphic designer from home, Leeds',
  'furniture restoration, alone, Bath',
  'mobile bike mechanic, van, Bristol',
  'Texter, selbstständig, von zu Hause',
])('nothing is left over of %s', (line) => {
  expect(understandLine(line, terms).rest).toEqual([]);
});
