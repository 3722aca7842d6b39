// Lines about shops of every sort, with and without a counter.
import type { ExpectedModel } from '../line.ts';
import { at, en, linesOf, ru, selling, type Trade, words } from '../trade.ts';

const flowers: Trade = {
  en: words(
    'bouquet flower floral arrang | plant wedding gift event arrang delivery subscri order accessor corporate other pot workshop',
    'flower $goods | florist $staff seller courier | $rent pack wrap deliver $fuel $marketing',
    'fridge cool refriger $fitout $vehicle',
    'haircut overnight patient tyre room_night',
  ),
  ru: words(
    'букет цвет | растен подар свадеб композиц доставк горшеч игруш декор корзин открытк',
    'цвет $goods | флорист продавец продавц курьер $staff | $rent упаков лент доставк $marketing',
    'холодил витрин $fitout $vehicle',
    'стриж ночлег пациент шиномонтаж номеров',
  ),
  price: 50,
  revenue: 300_000,
  margin: [-5, 38],
  payroll: [8, 42],
};

const grocery: Trade = {
  en: words(
    'grocer food product fresh meat bread dairy fruit vegetable purchase basket customer sale | drink alcohol household fresh dairy other tobacco non bak deli snack meat sausage ready beverage cheese fish produce general packaged',
    '$goods food product meat | cashier seller butcher $staff | $rent | $utilities security waste shrink spoil loss write clean pack',
    'shel fridge refriger freez till checkout $fitout $equipment',
    'haircut overnight patient tyre room_night',
  ),
  ru: words(
    'продукт продовольств товар мяс бакале чек покупк | алкогол хозтовар молоч напит бакале овощ фрукт сигарет непродовольств полуфабрик колбас хлеб сопутств кулинар рыб готов',
    '$goods продукт мяс | кассир продавец продавц мясник $staff | $rent | $utilities охран списан потер вывоз уборк упаков эквайр',
    'стеллаж холодил витрин касс $fitout $equipment',
    'стриж ночлег пациент шиномонтаж номеров',
  ),
  price: [[6, 70]],
  revenue: 1_400_000,
  margin: [-3, 20],
  payroll: [4, 25],
};

const shop: Trade = {
  en: words(
    'sale sold product cloth shoe book toy wine order purchase item bottle jewel furniture goods electronic bike hardware material footwear dress ski ring women bicycle fashion paint men game perfume watch basket customer part car auto',
    '$goods | $staff seller cashier shop | $rent | $marketing card payment bank security pack $utilities',
    'shel $fitout display till $computer',
    'haircut overnight patient pupil tuition mechanic room_night',
  ),
  ru: words(
    'товар прода одежд обув книг игруш вин чек покупк заказ стройматериал запчаст украшен парфюм смартфон детск женск',
    '$goods | $staff продавец продавц кассир консультант | $rent | реклам $marketing эквайр охран упаков $utilities банк',
    'стеллаж торгов витрин $fitout $computer',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[10, 600]],
  revenue: 550_000,
  margin: [-5, 30],
  payroll: [4, 34],
};

const gardenCentre: Trade = {
  ...shop,
  en: words(
    'plant flower tree seed garden | tool pot soil compost fertili furniture accessor decor cafe other product shrub gift',
    '$goods plant | $staff seller gardener | $rent $utilities water',
    'greenhouse shel $fitout $building $vehicle',
    'haircut overnight patient tyre room_night',
  ),
  ru: words(
    'растен саженц цвет рассад семен семян | грунт удобрен инвентар горш инструмент декор товар садов',
    '$goods растен саженц | продавец продавц садовод консультант $staff | $rent $utilities полив',
    'теплиц стеллаж навес павильон торгов $fitout $building $vehicle',
    'стриж ночлег пациент шиномонтаж номеров',
  ),
  revenue: 900_000,
  price: [[8, 160]],
  isSeasonal: true,
};

const onlineShop: Trade = {
  ...shop,
  en: words(
    'order sale product shoe cosmetic goods item purchase customer basket footwear sneaker subscription box',
    '$goods | deliver ship logistic courier fulfil postage | $marketing | payment platform software $hosting fee commission warehouse return $rent',
    'website web online shop store $computer platform warehouse shel',
    'haircut overnight patient pupil tuition harvest room_night',
  ),
  ru: words(
    'заказ товар прода обув покупк чек космети одежд',
    '$goods | доставк логист курьер фулфилмент пункт | $marketing маркетплейс | эквайр платформ сайт $hosting комисс склад упаков возврат $rent',
    'сайт магазин $computer платформ склад стеллаж торгов',
    'стриж ночлег пациент ученик номеров',
  ),
  price: [[15, 250]],
  revenue: 600_000,
  margin: [-15, 30],
  payroll: [2, 34],
};

export const shopLines: readonly ExpectedModel[] = [
  ...linesOf(
    flowers,
    en('delivery of flowers'),
    en('flower shop in The Hague', 'NL'),
    en('fioraio a Torino', 'IT'),
    ru('доставка цветов'),
    ru('цветочный магазин в Алматы', 'KZ'),
    ru('магазин цветв'),
  ),
  ...linesOf(
    grocery,
    at(20, en('corner grocery store in Brooklyn', 'US')),
    at(30, en('organic supermarket in Munich, 600 m2', 'DE', 600, 3_500_000)),
    at(32, en('butcher shop in Adelaide', 'AU')),
    at(18, en('mercearia em Lisboa', 'PT')),
    at(16, ru('продуктовый магазин у дома 120 м2', null, 120, 1_200_000)),
    at(24, ru('мясная лавка в Ярославле', 'RU')),
    at(16, ru('produktovyi magazin')),
  ),
  ...linesOf(
    shop,
    at(22, selling('book', en('bookshop in Bath', 'GB'))),
    at(42, selling('wine bottle', en('wine shop in Bordeaux', 'FR'))),
    at(
      85,
      selling(
        'cloth dress garment wear women fashion apparel',
        en('womens clothing boutique in Cairo', 'EG'),
      ),
    ),
    at(38, selling('toy game', en('toy store'))),
    at(
      38,
      selling(
        'hardware tool paint building material cement fitting electric plumb',
        en('hardware store in Nakuru', 'KE'),
      ),
    ),
    at(75, selling('part spare oil', en('spare parts for cars, shop in Almaty', 'KZ'))),
    at(
      30,
      selling('cloth second used garment vintage pre', en('second hand clothes shop in Helsinki', 'FI')),
    ),
    at(60, selling('одежд обув', ru('магазин детской одежды в Барнауле', 'RU'))),
    at(25, selling('книг', ru('книжный магазин'))),
    at(75, selling('запчаст автозапчаст масл расходн детал шин', ru('магазин автозапчастей в Бухаре', 'UZ'))),
    at(
      85,
      selling(
        'стройматериал строит смес инструмент краск отделоч материал',
        ru('магазин строительных материалов 400 м2', null, 400, 1_500_000),
      ),
    ),
    at(300, selling('украшен ювелир золот кольц серебр издел', ru('ювелирный магазин в Костроме', 'RU'))),
  ),
  ...linesOf(
    gardenCentre,
    at(38, en('garden centre in Kent', 'GB')),
    at(60, ru('садовый центр в Подмосковье', 'RU')),
  ),
  ...linesOf(
    onlineShop,
    at(90, selling('shoe footwear sneaker boot trainer', en('online shop for shoes'))),
    at(
      60,
      selling(
        'cosmetic skin beauty cream care face hair',
        en('Onlineshop für Naturkosmetik in Deutschland', 'DE'),
      ),
    ),
    at(120, selling('sneaker shoe footwear pair', en('e-commerce store selling sneakers in Jakarta', 'ID'))),
    at(65, selling('космети уход парфюм крем', ru('интернет-магазин косметики'))),
    at(50, selling('одежд', ru('продаём одежду на маркетплейсах, свой склад в Подольске', 'RU'))),
  ),
];
