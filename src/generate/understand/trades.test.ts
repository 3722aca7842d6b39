// Understands which trade a line names, and what it is combined with.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const kindsOf = (text: string): string =>
  understand(text, 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

const each = (lines: readonly (readonly [text: string, kinds: string])[]): void => {
  test.each(lines)('%s', (text, kinds) => {
    expect(kindsOf(text)).toBe(kinds);
  });
};

describe('the head beats what follows it', () => {
  each([
    ['dog grooming in Lisbon', 'dog_grooming'],
    ['software for dentists', 'saas'],
    ['CRM for beauty salons', 'saas'],
    ['CRM для салонов красоты', 'saas'],
    ['app for dog walkers', 'mobile_app'],
    ['hotel for dogs', 'pet_hotel'],
    ['отель для собак', 'pet_hotel'],
    ['парикмахерская для собак', 'dog_grooming'],
    ['доставка цветов для офисов', 'flower_shop'],
    ['bakery near a dental clinic', 'bakery'],
    ['кафе у стоматологии', 'cafe'],
    ['аренда офиса под стоматологию', 'commercial_letting'],
    ['хостел без ресторана', 'hostel'],
    ['social enterprise cafe employing disabled people', 'cafe'],
    ['not a restaurant but a bakery', 'bakery'],
    ['не ресторан, а пекарня', 'bakery'],
  ]);
});

describe('coffee beside a trade is one of its own', () => {
  each([
    ['цветы и кофе', 'flower_shop + coffee_to_go'],
    ['coffee and flowers', 'flower_shop + coffee_to_go'],
    ['bicycle repair and coffee in Antwerp', 'bicycle_repair + coffee_to_go'],
    ['магазин чая и кофе', 'tea_coffee_shop'],
    ['vending machines with snacks and coffee', 'vending'],
    ['снеки и кофе в автоматах', 'vending'],
  ]);
});

describe('trades by words that founders have for them', () => {
  each([
    ['sourdough microbakery', 'home_bakery'],
    ['точка с мороженым в парке', 'ice_cream_cart'],
    ['unisex salon with 6 chairs', 'hair_salon'],
    ['IV drip clinic', 'medical_clinic'],
    ['кабинет УЗИ', 'medical_clinic'],
    ['монтаж гипсокартона', 'painter_decorator'],
    ['one man with a van courier', 'van_transport'],
    ['перевозка зерна', 'trucking'],
    ['noleggio gommoni', 'boat_hire'],
    ['escuela de buceo', 'surf_dive_school'],
    ['riad with 7 rooms', 'guest_house'],
    ['salón de fiestas infantiles', 'banquet_hall'],
    ['b2b saas invoicing startup', 'saas'],
    ['avocado farm', 'orchard'],
    ['vegetable box scheme', 'vegetable_farm'],
    ['hydroponic lettuce in shipping containers', 'greenhouse'],
    ['corso di italiano per stranieri', 'language_school'],
    ['chimney sweep', 'chimney_sweep'],
    ['newsletter, paid subscribers', 'newsletter'],
    ['доставка суши без зала', 'dark_kitchen'],
    ['water kiosk in rural Kenya', 'water_kiosks'],
    ['online shop of yoga mats', 'online_shop'],
    ['интернет-магазин ковриков для йоги', 'online_shop'],
    ['уборка снега с крыш', 'window_cleaning'],
    ['уборка снега', 'landscaping'],
    ['вывоз строительного мусора на газели', 'van_transport'],
    ['вывоз строительного мусора', 'waste_collection'],
    ['uniforms for nurses, sewing workshop', 'clothing_factory'],
  ]);
});

describe('an English head is last, a Russian one first', () => {
  each([
    ['dance school', 'dance_school'],
    ['школа танцев', 'dance_school'],
    ['flower delivery', 'flower_shop'],
    ['доставка цветов', 'flower_shop'],
    ['pet food shop', 'pet_shop'],
    ['restaurant software', 'saas'],
    ['hotel management software', 'saas'],
    ['yoga app', 'mobile_app'],
    ['dog bakery', 'bakery'],
    ['магазин обуви', 'shoe_shop'],
    ['обувной магазин', 'shoe_shop'],
    ['store that sells shoes', 'shoe_shop'],
    ['selling shoes', 'shoe_shop'],
    ['renting bikes to tourists', 'bike_hire'],
    ['I repair phones', 'phone_and_computer_repair'],
    ['a place for yoga', 'yoga_studio'],
  ]);
});

describe('a trade that is not known is not taken for another', () => {
  each([
    ['zeppelin repair', ''],
    ['ремонт дирижаблей', ''],
    ['school', 'private_school'],
    ['dogs', ''],
    ['services', ''],
    ['I want to open a business', ''],
    ['хочу открыть свой бизнес', ''],
    ['мой стартап', ''],
    ['qwerty asdf', ''],
    ['zeppelin with a café', ''],
    ['прокат дирижаблей', ''],
  ]);
});

describe('who sells or makes what nobody knows is a shop or a workshop, and what it sells is told as not understood', () => {
  each([
    ['магазин дирижаблей', 'shop'],
    ['продажа глобусов', 'shop'],
    ['selling sundials', 'shop'],
    ['we make bamboo flutes', 'manufacturing'],
    ['мастерская по изготовлению вешалок', 'manufacturing'],
    ['make me a million dollars', ''],
  ]);

  test('the thing is among the rest', () => {
    expect(understand('магазин дирижаблей', 'ru').rest).toEqual(['дирижаблей']);
  });
});

describe('other words for the same, with and without plans and praise', () => {
  each([
    ['I want to open a small cozy coffee shop', 'cafe'],
    ['хочу открыть небольшую уютную кофейню', 'cafe'],
    ['бизнес-план кофейни', 'cafe'],
    ['финансовая модель автомойки', 'car_wash'],
    ['startup idea: mobile dog grooming van', 'dog_grooming'],
    ['luxury vegan café', 'cafe'],
    ['семейное кафе', 'cafe'],
    ['ООО, грузоперевозки', 'trucking'],
    ['barbershop franchise', 'barbershop'],
    ['сеть кофеен', 'cafe'],
    ['shoe store', 'shoe_shop'],
    ['carwash', 'car_wash'],
    ['авто мойка', 'car_wash'],
    ['маникюрный кабинет', 'nail_salon'],
    ['courier service', 'courier'],
    ['курьерская служба', 'courier'],
  ]);
});

describe('praise, accents and the order of words tell apart', () => {
  each([
    ['organic shop', 'health_food_shop'],
    ['kids shop', 'children_goods_shop'],
    ['online shop', 'online_shop'],
    ['care home', 'care_home'],
    ['home care', 'home_care'],
    ['salon de thé', 'cafe'],
    ['кофе на вынос', 'coffee_to_go'],
    ['coffee to go', 'coffee_to_go'],
    ['robotics for kids', 'programming_school'],
    ['AI startup', 'ai_service'],
    ['farm with 5000 chickens', 'poultry_farm'],
    ['дизайн-бюро', 'design_studio'],
    ['fotographer', 'photographer'],
    ['marketplace connecting farmers with restaurants', 'marketplace'],
    ['Мы с мужем хотим открыть кондитерскую с небольшим кафе', 'pastry_shop + cafe'],
    ["I'm a vet and would like to start my own clinic in Gdansk. We will have 2 vets.", 'vet_clinic'],
  ]);
});

describe('the languages around', () => {
  each([
    ['peluquería canina en Madrid', 'dog_grooming'],
    ['quiero abrir una cafetería', 'cafe'],
    ['Hundesalon in München', 'dog_grooming'],
    ['Zahnarztpraxis', 'dental_clinic'],
    ['salon de toilettage à Lyon', 'dog_grooming'],
    ['boulangerie', 'bakery'],
    ['pizzeria a Napoli', 'pizzeria'],
    ['padaria em Lisboa', 'bakery'],
    ['köpek kuaförü', 'dog_grooming'],
    ['kahve dükkanı', 'cafe'],
  ]);
});

describe('slips and Russian in Latin letters', () => {
  each([
    ['resturant', 'restaurant'],
    ['dog gromming', 'dog_grooming'],
    ['barbreshop', 'barbershop'],
    ['парикмахрская', 'hair_salon'],
    ['стоматалогия', 'dental_clinic'],
    ['шиномантаж', 'tyre_service'],
    ['kofeynya v moskve', 'cafe'],
    ['shinomontazh', 'tyre_service'],
    ['parikmaherskaya', 'hair_salon'],
    ['stomatologiya', 'dental_clinic'],
    ['shkola tancev', 'dance_school'],
    ['detskiy sad', 'kindergarten'],
    ['hochu otkryt pekarnyu', 'bakery'],
  ]);
});

describe('what a trade is combined with', () => {
  each([
    ['hotel with a restaurant and spa', 'hotel + restaurant + spa'],
    ['отель с рестораном и спа', 'hotel + restaurant + spa'],
    ['кафе с пекарней', 'cafe + bakery'],
    ['gym + juice bar', 'gym + juice_bar'],
    ['барбершоп и тату', 'barbershop + tattoo_studio'],
    ['coffee shop and bookstore', 'cafe + bookshop'],
    ['студия йоги и пилатеса', 'yoga_studio + fitness_studio'],
    ['магазин обуви и одежды', 'shoe_shop + clothing_shop'],
    ['phone and laptop repair', 'phone_and_computer_repair'],
    ['café with parking and delivery', 'cafe'],
    ['пиццерия с доставкой и парковкой', 'pizzeria'],
    ['фудтрак с бургерами', 'food_truck'],
    ['software for dentists and barbers', 'saas'],
    ['парковка на 200 машин', 'parking'],
    ['dog grooming, 3 groomers. A café is next door.', 'dog_grooming'],
  ]);
});
