// Understands what a later sentence adds to the business, and leaves what it adds to no business.
import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

test.each([
  ['petrol_station+car_wash', 'We run a petrol station in Plovdiv, 4 pumps. Also a car wash.'],
  [
    'campsite+bike_hire',
    'I have a small campsite with 30 pitches near Annecy. This summer I will start renting bikes as well.',
  ],
  [
    'hair_salon+nail_salon',
    'I want to open a hair salon in Cork with 3 chairs. I also want to do nails there.',
  ],
  ['dog_grooming+pet_shop', 'Dog grooming salon in Derby, 2 groomers. We will also sell pet food.'],
  ['guest_house+bathhouse', 'Гостевой дом на 6 номеров в Суздале. Ещё будет баня.'],
  ['cafe+custom_cakes', 'Открываю кофейню в Томске на 20 мест. Также хочу печь торты на заказ.'],
  ['car_repair+tyre_service', 'Хочу открыть автосервис в Пензе на 3 подъёмника. Заодно шиномонтаж.'],
  ['dental_clinic+cosmetology_clinic', 'Стоматология на 2 кресла в Уфе. Ещё планируем косметологию.'],
  // What comes with any such place, what there is not, and what may come one day.
  ['hotel', 'A hotel in Faro with 20 rooms. We also have parking and a garden.'],
  ['cafe', 'Хочу открыть кафе в Перми на 30 мест. Ещё нет помещения.'],
  ['bakery', 'A bakery in Porto, 80 m2. Maybe a flower shop too one day.'],
  ['bakery', 'Пекарня в Перми, 60 метров. Рядом ещё аптека и автомойка.'],
])('%s: %s', (kinds, text) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  expect(
    understand(text, language)
      .kinds.map(({ id }) => id)
      .join('+'),
  ).toBe(kinds);
});
