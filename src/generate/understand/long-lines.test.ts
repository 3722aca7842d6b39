// Understands a long line as its short form: what is sold, to whom and who else is near make no other business of it.
import { expect, it } from 'vitest';
import { understand } from './understand.ts';

const bakery = 'A neighbourhood bakery and coffee shop in Leeds with 30 seats';

it.each([
  [bakery, 'cafe+bakery', '30 seats'],
  [
    `${bakery} selling sourdough bread, pastries, breakfast and lunch to office workers and families, open seven days a week from six in the morning, with two ovens and a small wholesale business to eight restaurants nearby and a loyalty programme`,
    'cafe+bakery',
    '30 seats',
  ],
  [`${bakery}, selling bread, pastries and cakes`, 'cafe+bakery', '30 seats'],
  [`${bakery}, open in the morning, with a terrace`, 'cafe+bakery', '30 seats'],
  ['Gym in Austin with 800 members and a corporate programme for offices nearby', 'gym', '800 members'],
  // One thing named beside what is sold is of the business.
  ['A farm in Devon with 200 sheep, selling wool and a guest house', 'sheep_farm+guest_house', '200 animals'],
  ['Hotel in Bath with 20 rooms selling massages, and a restaurant', 'hotel+restaurant', '20 rooms'],
])('%s', (line, kinds, size) => {
  const understood = understand(line, 'en');
  expect(understood.kinds.map(({ id }) => id).join('+')).toBe(kinds);
  const [first] = understood.sizes;
  expect(`${first?.count} ${first?.unit}`).toBe(size);
});

it('still takes what stands nearby for no business of its own', () => {
  const { kinds, sizes } = understand(
    'A bakery in Leeds with two ovens. Three cafés with 40 seats nearby.',
    'en',
  );
  expect(kinds.map(({ id }) => id)).toEqual(['bakery']);
  expect(sizes.map(({ count }) => count)).toEqual([2]);
});

it.each([
  [
    'barbershop',
    'Барбершоп в Екатеринбурге на 4 кресла, мужские стрижки, продажа косметики для волос, запись онлайн',
  ],
  [
    'gym',
    'Фитнес-клуб в Новосибирске на 1200 членов с тренажёрным залом, персональные тренировки, открыт с семи утра',
  ],
  [
    'dental_clinic',
    'Стоматология в Самаре на 5 кресел, лечение кариеса, имплантация, протезирование, детский приём',
  ],
  [
    'hotel+restaurant+spa',
    'Гостиница на 40 номеров в Сочи с рестораном и спа, завтраки, трансфер из аэропорта',
  ],
  ['barbershop+cosmetics_shop', 'Барбершоп в Самаре на 4 кресла и магазин косметики'],
])('%s: %s', (kinds, line) => {
  expect(
    understand(line, 'ru')
      .kinds.map(({ id }) => id)
      .join('+'),
  ).toBe(kinds);
});
