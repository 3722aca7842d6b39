// Fresh lines about places to eat and drink.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

export const restaurant: Trade = {
  en: words(
    'food meal dish guest cover dinner lunch main order table check dine dining kitchen menu seat eat visit | drink bar wine beverage alcohol beer delivery deliver takeaway take catering dessert event private',
    'ingredient food produce kitchen beverage $goods | $staff chef cook waiter kitchen | $rent | $utilities $marketing',
    '$equipment kitchen | $fitout dining table',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'еда блюд кухн гост чек обед ужин меню зал посещен питан посад заказ ланч | напит бар вин алкогол доставк банкет навынос самовывоз десерт кейтеринг мероприят выпечк',
    'продукт ингредиент сырье напит $goods | $staff повар официант | $rent | $utilities $marketing',
    '$equipment кухн | $fitout',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [
    [4, 20],
    [12, 110],
  ],
  revenue: 900_000,
  margin: [-3, 35],
  payroll: [15, 48],
};

export const cafe: Trade = {
  en: words(
    'coffee drink tea order check beverage espresso visit guest cup | food pastr bakery cake snack dessert breakfast sandwich bean merchandise retail bread lunch toast',
    'bean coffee ingredient milk food $goods | $staff barista | $rent | $utilities $marketing card',
    'coffee espresso $equipment | $fitout',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'кофе напит чек чай гост посещен чашк | еда выпечк десерт сэндвич завтрак торт зерн сладк закуск круассан булоч',
    'зерн молок кофе продукт ингредиент $goods | $staff бариста | $rent | $utilities $marketing эквайринг',
    'кофемашин кофе $equipment | $fitout',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [[2, 18]],
  revenue: 350_000,
  margin: [-5, 35],
  payroll: [14, 50],
};

const truck: Trade = {
  en: words(
    'food meal order taco burger dish portion main menu street | drink beverage catering event side private dessert delivery festival',
    'ingredient food packaging $goods | $staff cook | $fuel $vehicle gas pitch permit licen insur $rent',
    'truck trailer $vehicle kiosk | $equipment kitchen',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'еда шаурм блюд бургер заказ порци чек меню шаверм уличн | напит соус картоф мероприят доставк закуск допол кейтеринг гарнир',
    'продукт ингредиент упаковк мяс $goods | $staff повар | $rent $fuel разрешен страхов $utilities мест',
    '$equipment фудтрак киоск павильон $vehicle ларек',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [[3, 28]],
  revenue: 250_000,
  margin: [-5, 38],
  payroll: [10, 48],
};

export const bakery: Trade = {
  en: words(
    'bread loaf cake pastr baked bak order croissant cupcake dessert | cake pastr coffee drink wholesale order catering sandwich dessert cookie celebration class workshop cupcake bun delivery',
    'flour ingredient sugar butter $materials $goods | $staff baker confectioner | $utilities $rent packag $marketing delivery',
    'oven mixer $equipment kitchen',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'хлеб выпечк торт пирог булоч кондитер заказ десерт | торт кофе напит опт десерт выпечк пирог капкейк заказ пирожн кондитер доставк',
    'мук ингредиент сырь масл сахар $goods $materials | $staff пекар кондитер | $utilities $rent упаковк $marketing',
    'печ печь тестомес $equipment',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [
    [1, 16],
    [20, 160],
  ],
  revenue: 350_000,
  margin: [-5, 42],
  payroll: [8, 52],
};

const pizzeria: Trade = {
  ...restaurant,
  en: words(
    'pizza order meal food dine check guest | drink beverage delivery side takeaway dessert beer salad',
    'ingredient food flour cheese packag $goods | $staff cook driver pizza | $rent | $utilities $marketing commission delivery',
    'oven $equipment kitchen',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'пицц заказ чек еда блюд | напит доставк закуск соус навынос салат десерт ролл',
    'ингредиент продукт сыр мук упаковк $goods | $staff повар пиццмейкер курьер | $rent | $utilities $marketing курьер',
    'печ печь $equipment',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [[8, 45]],
  revenue: 650_000,
};

const bar: Trade = {
  en: words(
    'drink beer wine cocktail bar beverage alcohol guest check glass tap | food snack plate kitchen event meal bottle tasting ticket merchandise party private bite',
    'drink beer wine alcohol beverage spirit $goods | $staff bartender barman | $rent | licen music $utilities $marketing security',
    'bar $equipment cooler | $fitout',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'напит бар коктейл пив кальян вин чек алкогол гост | еда кухн закуск напит чай вечеринк мероприят меню депозит',
    'алкогол напит табак продукт пив закуп $goods уголь | $staff бармен кальян | $rent | $utilities лиценз музык $marketing',
    '$equipment бар кальян | $fitout',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [
    [4, 16],
    [12, 70],
  ],
  revenue: 550_000,
  margin: [-3, 38],
  payroll: [10, 45],
};

const catering: Trade = {
  en: words(
    'cater event guest meal menu banquet wedding order | drink beverage corporate rental equip staff meal lunch office hire service cake wedding box',
    'ingredient food produce $goods | $staff chef cook waiter | $vehicle $fuel $rent kitchen | $marketing insur disposable laundry',
    'kitchen $equipment $vehicle',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'кейтеринг банкет гост фуршет мероприят питан обед заказ меню | напит обслуж фуршет кофе аренд корпоратив доставк официант обед',
    'продукт ингредиент $goods | $staff повар официант | $rent $vehicle $fuel | $marketing посуд упаковк',
    '$equipment кухн посуд $vehicle',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [
    [8, 180],
    [1_000, 20_000],
  ],
  revenue: 550_000,
  margin: [-3, 35],
  payroll: [12, 50],
};

const darkKitchen: Trade = {
  en: words(
    'order meal deliver food dish box menu | drink beverage subscription plan side meal pickup dessert catering delivery corporate bundle lunch add',
    'ingredient food $goods packag | $staff cook chef | commission platform courier delivery app fee | $rent $utilities',
    '$equipment kitchen',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'заказ доставк блюд рацион еда питан набор | напит подписк десерт рацион дополнит обед корпоратив сет закуск самовывоз',
    'продукт ингредиент упаковк $goods | $staff повар | комисси курьер доставк агрегатор логист | $rent $utilities',
    '$equipment кухн',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [
    [8, 60],
    [60, 600],
  ],
  revenue: 500_000,
  margin: [-6, 33],
  payroll: [8, 45],
};

const iceCream: Trade = {
  en: words(
    'ice gelato cone scoop cup tea drink portion order | drink coffee topping cake catering wholesale dessert snack event waffle take tub food retail milkshake bubble',
    'ingredient milk sugar tea cream $goods | $staff | $rent pitch permit licen $utilities | packag cup $marketing insur',
    '$equipment freezer cart machine',
    'haircut patient pupil tuition room_night hectare',
  ),
  ru: words(
    'мороженое мороженого порци рожок шарик десерт | напит вафл кофе топпинг десерт коктейл лимонад',
    'мороженое сырь смес продукт $goods $materials | $staff продавец | $rent мест $utilities',
    '$equipment киоск холодил тележк',
    'стриж пациент ученик ночлег гектар номеров',
  ),
  price: [[1.5, 14]],
  revenue: 180_000,
  margin: [-5, 45],
  payroll: [8, 48],
};

export const freshEating: readonly ExpectedModel[] = [
  ...linesOf(
    restaurant,
    en('italian restaurant'),
    en('Family restaurant in Cleveland, 60 seats', 'US', 60, 950_000),
    en('sushi bar Vancouver', 'CA'),
    en('restaurante mexicano en Valencia, 40 plazas', 'ES', 40, 650_000),
    en('ristorante di pesce a Napoli', 'IT'),
    en('Steakhouse in Zürich mit 80 Plätzen', 'CH', 80, 1_500_000),
    en('indian restaraunt in Leicester', 'GB'),
    en('balık restoranı Bodrum', 'TR'),
    ru('грузинский ресторан в Казани на 50 мест', 'RU', 50, 800_000),
    ru('ресторан'),
    ru('столовая для офисных сотрудников'),
  ),
  ...linesOf(
    cafe,
    en('cafe'),
    en('small cafe with 20 seats in Ghent', 'BE', 20, 260_000),
    en('coffe shop near the university'),
    en('cafetería en Guadalajara', 'MX'),
    en('I want to open a coffee kiosk at the train station in Utrecht', 'NL', null, 250_000),
    ru('кофе с собой'),
    ru('кофейня в Батуми, 15 мест', 'GE', 15, 220_000),
    ru('kofeynya v Almaty', 'KZ'),
    ru('антикафе для студентов', null, null, 200_000),
  ),
  ...linesOf(
    truck,
    en('taco truck in Austin', 'US'),
    en('food truck'),
    en('2 food trucks in Portland selling vegan burgers', 'US', 2, 500_000),
    ru('фудтрак с бургерами'),
    ru('шаурма у метро'),
  ),
  ...linesOf(
    bakery,
    en('bakery'),
    en('sourdough microbakery from home', null, null, 90_000),
    en('panadería artesanal en Bogotá', 'CO'),
    en('Bäckerei mit Café in Graz', 'AT', null, 450_000),
    en('custom birthday cakes from my kitchen in Cork', 'IE', null, 70_000),
    ru('капкейки и бенто-торты на заказ', null, null, 70_000),
    ru('пекарня в Гомеле', 'BY'),
    ru('pekarnya'),
  ),
  ...linesOf(
    pizzeria,
    en('pizza place with delivery'),
    en('pizzaria em Curitiba', 'BR'),
    ru('доставка пиццы в Воронеже', 'RU'),
  ),
  ...linesOf(
    bar,
    en('wine bar in Bordeaux, 30 seats', 'FR', 30, 420_000),
    en('irish pub'),
    en('craft beer bar in Brno', 'CZ'),
    ru('кальянная'),
    ru('бар на 35 мест в Тбилиси', 'GE', 35, 400_000),
  ),
  ...linesOf(
    catering,
    en('wedding catering'),
    en('catering para eventos en Medellín', 'CO'),
    ru('кейтеринг'),
  ),
  ...linesOf(
    darkKitchen,
    en('dark kitchen in Dubai', 'AE'),
    en('meal prep delivery for athletes'),
    ru('доставка правильного питания по подписке'),
  ),
  ...linesOf(
    { ...iceCream, isSeasonal: true },
    en('gelateria a Rimini', 'IT'),
    en('ice cream cart on the beach', null, null, 70_000),
    ru('точка с мороженым в парке', null, null, 70_000),
  ),
  ...linesOf(
    iceCream,
    selling('bubble tea drink order cup', at([[2, 15]], en('bubble tea shop in Cebu', 'PH', null, 250_000))),
  ),
];
