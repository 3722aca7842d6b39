// A trade told by what its founder does, or by what a product does, is known; and nobody beside it is taken for one of these.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const kindsOf = (line: string): string =>
  understand(line, 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

describe('what is done says the trade', () => {
  test.each([
    ['we recover unpaid invoices for firms, 10 collectors', 'debt_collection'],
    ['взыскиваем долги с юрлиц, 6 сотрудников', 'debt_collection'],
    ['I appraise antiques and jewellery for insurers', 'valuer'],
    ['we get companies into the newspapers', 'pr_agency'],
    ['настраиваю контекстную рекламу', 'marketing_agency'],
    ['помогаем получить ВНЖ и гражданство', 'patent_immigration'],
    ['we lend against gold and watches', 'pawnshop'],
    ['покупаем дебиторку поставщиков, 30 клиентов', 'factoring_company'],
    ['сдаём чужие квартиры и следим за ними, 60 квартир', 'property_management'],
    ['buying tired houses, doing them up, selling, 4 a year', 'house_flipping'],
    ['живу с аренды: пять квартир в Сочи помесячно', 'flats_to_let'],
    ['we own an industrial unit of 1,800 m2 and let it', 'commercial_letting'],
    ['сдаём склад 2000 м2 в Подольске', 'commercial_letting'],
    ['local news site paid for by its members', 'online_magazine'],
    ['свожу треки и пишу вокал', 'recording_studio'],
    ['мастерская, где работают люди с инвалидностью, 12 человек', 'social_workshop'],
    ['I look after computers of local firms', 'it_support'],
  ])('%s', (line, kind) => {
    expect(kindsOf(line)).toBe(kind);
  });
});

describe('what a product does says that it is software', () => {
  test.each([
    [
      'Our product reads invoices and puts them into the books of small firms. Customers pay 39 euros a month',
    ],
    ['our platform tracks lorries for hauliers, £15 per vehicle per month'],
    ['programme that plans shifts for restaurants, 120 restaurants subscribe'],
    ['A system for dentists: appointments, records and reminders. 90 clinics pay 120 euros monthly.'],
    ['сервис, который сверяет акты'],
    ['платформа для управления складом, подписка 5000 рублей в месяц'],
    ['Наш продукт распознаёт чеки и заносит их в 1С. Клиенты платят 1500 рублей в месяц'],
  ])('%s', (line) => {
    expect(kindsOf(line)).toBe('saas');
  });

  test.each([
    ['an app that reminds of pills', 'mobile_app'],
    ['Наше приложение помогает родителям следить за оценками. 4000 подписчиков по 199 рублей', 'mobile_app'],
    ['platform which connects tutors and pupils, 10% commission', 'marketplace'],
    ['cleaning service that keeps offices tidy, £200 a month', 'cleaning_company'],
    ['we keep records and accounts for small firms, £90 a month', 'accounting_firm'],
    ['английская школа, программа помогает заговорить за 3 месяца', 'language_school'],
    ['pet hotel that sends reports to owners', 'pet_hotel'],
  ])('%s is what it says', (line, kind) => {
    expect(kindsOf(line)).toBe(kind);
  });
});

describe('a deed beside a trade does not take its place', () => {
  test.each([
    ['dog grooming, we rescue dogs too', 'dog_grooming'],
    ['кафе, собираем пожертвования для приюта', 'cafe'],
    ['клининг: обслуживаем многоквартирные дома', 'cleaning_company'],
    ['locksmith, smart locks fitted', 'locksmith'],
    ['hostel, people with disabilities welcome', 'hostel'],
  ])('%s', (line, kind) => {
    expect(understand(line, 'en').kinds[0]?.id).toBe(kind);
  });
});
