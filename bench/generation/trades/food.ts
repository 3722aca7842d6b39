// Lines about eating and drinking.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, type Trade, words } from '../trade.ts';

const cafe: Trade = {
  en: words(
    'coffee drink beverage espresso hot | food pastr cake snack sandwich bak dessert breakfast',
    'coffee bean ingredient food milk | barista $staff cook server waiter | $rent',
    'coffee espresso $fitout $equipment kitchen',
    'hotel overnight haircut groom tuition pupil patient room_night',
  ),
  ru: words(
    'кофе напит чай чек заказ гост | еда еды выпеч десерт завтрак кухн перекус пирож сэндвич блюд',
    'кофе зерн продукт ингредиент молок сырь | бариста повар официант $staff | $rent',
    'кофе $fitout $equipment',
    'ночлег стриж груминг ученик пациент гостиниц номеров',
  ),
  price: 8,
  revenue: 380_000,
  margin: [-5, 38],
  payroll: [12, 50],
};

const bakery: Trade = {
  en: words(
    'bread loa bak | cake pastr bun croissant sweet dessert biscuit',
    'flour ingredient raw butter | baker $staff | $rent $utilities pack',
    'oven bak mixer $equipment',
    'hotel haircut patient pupil tuition',
  ),
  ru: words(
    'хлеб багет батон выпеч | торт пирож булк булоч круассан кондитер сдоб десерт',
    'мук ингредиент сырь продукт | пекар кондитер $staff | $rent $utilities упаков',
    'печ тестомес хлебопек $equipment',
    'ночлег стриж пациент ученик номеров',
  ),
  price: [[2, 25]],
  revenue: 500_000,
  margin: [-3, 35],
  payroll: [12, 50],
};

const restaurant: Trade = {
  en: words(
    'food meal dinner lunch main cover dish kitchen restaurant guest | drink beverage wine alcohol bar',
    'food ingredient product groceries | cook chef waiter kitchen $staff | $rent',
    'kitchen $fitout $equipment',
    'haircut groom tuition pupil patient',
  ),
  ru: words(
    'кухн блюд еда еды обед ужин чек посетител гост заказ | напит алкогол бар вин',
    'продукт ингредиент сырь | повар официант шеф $staff | $rent',
    'кухн кухонн $fitout $equipment',
    'стриж груминг ученик пациент',
  ),
  price: [[7, 110]],
  revenue: 1_000_000,
  margin: [-5, 32],
  payroll: [14, 48],
};

const pizzeria: Trade = {
  en: words(
    'pizza | drink beverage dessert side salad other',
    'ingredient food flour cheese | cook pizza courier kitchen $staff | $rent pack',
    'oven kitchen $equipment',
    'haircut overnight patient pupil room_night tuition',
  ),
  ru: words(
    'пицц | напит закуск десерт салат проч',
    'продукт ингредиент сырь мук сыр | пиццайол повар курьер $staff | $rent упаков',
    'печ кухн $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[7, 60]],
  revenue: 650_000,
  margin: [-5, 35],
  payroll: [12, 48],
};

const foodDelivery: Trade = {
  en: words(
    'order meal food box sushi roll delivery set menu subscription',
    'food ingredient product | courier deliver driver | cook chef kitchen $staff | pack',
    'kitchen $equipment $vehicle',
    'haircut overnight patient freight bouquet room_night',
  ),
  ru: words(
    'заказ ролл суши блюд обед рацион набор доставк еда еды',
    'продукт ингредиент сырь рыб | курьер доставк водител | повар сушист $staff | упаков',
    'кухн $equipment $vehicle',
    'стриж ночлег пациент грузоперевоз букет номеров',
  ),
  price: [
    [8, 90],
    [100, 1_000],
  ],
  revenue: 600_000,
  margin: [-12, 32],
  payroll: [10, 50],
};

const bar: Trade = {
  en: words(
    'beer drink cocktail wine beverage bar spirit draught | food snack kitchen meal event cover',
    'beer drink alcohol beverage spirit wine | bartender $staff | $rent licen',
    'bar $fitout $equipment',
    'haircut tuition patient overnight room_night',
  ),
  ru: words(
    'пив коктейл напит алкогол бар вин чек | закуск еда еды кухн блюд снек кальян мероприят',
    'пив напит алкогол продукт | бармен $staff | $rent лиценз',
    'бар $fitout $equipment',
    'стриж ученик пациент ночлег номеров',
  ),
  price: [[5, 70]],
  revenue: 600_000,
  margin: [-5, 38],
  payroll: [12, 48],
};

const foodTruck: Trade = {
  en: words(
    'food meal street burger taco order dish catering menu main ice cone scoop',
    'food ingredient product milk | cook driver $staff | $fuel pitch permit stall licen $rent',
    'truck trailer van $vehicle $equipment',
    'haircut overnight patient freight pupil room_night tuition',
  ),
  ru: words(
    'еда еды блюд бургер шаурм заказ стрит чек морож хот',
    'продукт ингредиент сырь мяс молок закуп морож | повар продавец продавц $staff | топлив мест $rent разрешен',
    'фудтрак прицеп киоск ларёк ларьк ларь лари павильон $vehicle $equipment',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[3, 30]],
  revenue: 220_000,
  margin: [-5, 42],
  payroll: [8, 52],
};

const iceCream: Trade = { ...foodTruck, revenue: 250_000, price: [[2, 16]], isSeasonal: true };

const catering: Trade = {
  en: words(
    'cater event banquet meal lunch wedding corporate guest order buffet',
    'food ingredient product | cook chef waiter kitchen $staff | $rent transport deliver $fuel $vehicle',
    'kitchen $equipment $vehicle',
    'haircut overnight pupil patient bridal room_night tuition',
  ),
  ru: words(
    'кейтеринг банкет фуршет обед мероприят питани заказ',
    'продукт ингредиент сырь | повар официант $staff | $rent достав транспорт',
    'кухн $equipment $vehicle',
    'стриж ночлег пациент номеров',
  ),
  price: [
    [8, 150],
    [400, 12_000],
  ],
  revenue: 700_000,
  margin: [-3, 32],
  payroll: [12, 50],
};

const cakes: Trade = {
  en: words(
    'cake cupcake dessert sweet chocolat confection | order wedding custom cupcake class box pastr biscuit other bar gift truffle',
    'ingredient chocolat flour sugar cocoa raw | pack box deliver $rent',
    'oven mixer $equipment kitchen',
    'haircut tyre patient overnight room_night',
  ),
  ru: words(
    'торт десерт капкейк пирож шоколад конфет кондитер | заказ капкейк свадеб десерт набор мастер подар пирож печен зефир',
    'ингредиент продукт сырь шоколад мук | упаков доставк $rent',
    'печ миксер духов $equipment',
    'стриж пациент ночлег шиномонтаж номеров',
  ),
  price: [[3, 160]],
  revenue: 150_000,
  margin: [-5, 48],
  payroll: [5, 60],
};

const brewery: Trade = {
  en: words(
    'beer ale cider lager keg bottle | taproom bottle keg can draught tour merchandise off on pub wholesale retail',
    'malt hop grain ingredient raw | brewer $staff | excise duty pack bottle energy $utilities',
    'brew tank ferment bottl $equipment',
    'haircut patient pupil overnight room_night tuition',
  ),
  ru: words(
    'пив кег разлив | розниц опт кег бутыл бар экскурс барам разлив пив',
    'солод хмел сырь ингредиент | пивовар технолог $staff | акциз тар упаков бутыл $utilities',
    'варк варочн цкт ферментац танк розлив пивовар $equipment',
    'стриж пациент ученик ночлег номеров',
  ),
  price: [
    [1.5, 12],
    [60, 450],
  ],
  revenue: 600_000,
  margin: [-8, 38],
  payroll: [8, 45],
};

export const foodLines: readonly ExpectedModel[] = [
  ...linesOf(
    cafe,
    en('coffee shop'),
    en('cofee shop in Melbourne', 'AU'),
    en('small specialty coffee bar near the university in Bologna, 26 seats', 'IT', 26),
    en('Café in Wien mit 40 Sitzplätzen', 'AT', 40),
    en('cafe for cats', null),
    en('kofeynya v Tashkente', 'UZ'),
    ru('кофейня на 40 мест', null, 40),
    ru('кофейьня в Екатеринбурге', 'RU'),
    ru('kofeynya v Moskve', 'RU'),
    ru('хотим открыть кафе с пекарней в спальном районе Новосибирска, 38 посадочных мест', 'RU', 38, 600_000),
    ru('кофе с собой Алматы', 'KZ'),
  ),
  ...linesOf(
    bakery,
    en('artisan bakery in Lyon', 'FR'),
    en('boulangerie à Bruxelles', 'BE'),
    en('sourdough bakery with 6 bakers', null, 6, 700_000),
    en('panadería en Ciudad de México', 'MX'),
    ru('пекарня в Минске', 'BY'),
    ru('мини пекарня хлеб и булочки'),
  ),
  ...linesOf(
    restaurant,
    at(40, en('resturant in Chicago, 85 seats', 'US', 85, 2_000_000)),
    at(30, en('vegan restaurant')),
    at(
      50,
      en(
        'We are two friends who want to open a fish restaurant on the harbour of Split with 64 seats',
        'HR',
        64,
      ),
    ),
    at(38, en('ristorante a Roma', 'IT')),
    at(35, en('Restaurant à Casablanca de 50 couverts', 'MA', 50)),
    at(45, ru('ресторан грузинской кухни в Тбилиси на 70 мест', 'GE', 70, 1_200_000)),
    at(11, ru('столовая при заводе')),
  ),
  ...linesOf(
    pizzeria,
    at(22, en('pizzeria in Warsaw', 'PL')),
    at(24, en('pizza place with delivery in São Paulo', 'BR')),
    at(24, ru('пиццерия в Самаре с доставкой', 'RU')),
  ),
  ...linesOf(
    foodDelivery,
    en('healthy meal delivery in Singapore', 'SG'),
    en('sushi delivery'),
    ru('доставка суши и роллов в Уфе', 'RU'),
    ru('доставка здорового питания'),
  ),
  ...linesOf(
    bar,
    at(28, en('wine bar in Porto', 'PT')),
    at(25, en('irish pub in Dublin with 90 seats', 'IE', 90, 1_000_000)),
    at(32, ru('крафтовый бар в Санкт-Петербурге', 'RU')),
  ),
  ...linesOf(
    foodTruck,
    at(13, en('food truck selling tacos in Austin', 'US')),
    at(13, en('food truk')),
    at(9, ru('шаурма ларёк')),
  ),
  ...linesOf(
    iceCream,
    at(7, en('ice cream van on the beach in Brighton', 'GB')),
    at(7, en('gelateria a Firenze', 'IT')),
    at(6, ru('киоск мороженого в Сочи', 'RU')),
  ),
  ...linesOf(
    catering,
    en('catering company in Dubai', 'AE'),
    en('catering for weddings'),
    ru('кейтеринг в Нижнем Новгороде', 'RU'),
  ),
  ...linesOf(
    cakes,
    at(75, en('custom cakes from home')),
    at(22, en('chocolate maker in Zurich', 'CH')),
    at(80, ru('торты на заказ')),
  ),
  ...linesOf(brewery, en('craft brewery in Brno', 'CZ'), ru('частная пивоварня в Калининграде', 'RU')),
];
