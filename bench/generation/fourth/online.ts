// Lines of the fourth set about selling goods from a warehouse, online or wholesale.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, russian } from '../usual.ts';
import { wideEnglish, wideRussian } from './wordings.ts';

const online: Trade = {
  en: words(
    `shoe footwear boot pair ${english.shop}`,
    `shoe $goods | shipping deliver courier postage packag logist fulfil | ${wideEnglish.promo} | ${wideEnglish.people} ${wideEnglish.running}`,
    `website shop software platform shelv rack warehous ${wideEnglish.kit}`,
    `${notEnglish()} horse sole_repair gym`,
  ),
  ru: words(
    `пряж клубок моток ${russian.shop}`,
    `пряж $goods | доставк логист курьер упаковк почт | ${wideRussian.promo} | ${wideRussian.people} ${wideRussian.running}`,
    `сайт стеллаж склад магазин ${wideRussian.kit}`,
    `${notRussian()} прядильн овц вязальн_станк`,
  ),
  price: [
    [8, 60],
    [60, 220],
  ],
  revenue: 260_000,
  margin: [-20, 40],
  payroll: [0, 45],
};

const sellingThere: Trade = {
  en: words(
    `kitchen gadget utensil unit amazon ${english.shop}`,
    `gadget $goods freight import manufactur | commission fee amazon fulfil fba storage referral | $marketing ppc ${wideEnglish.running} ${wideEnglish.people}`,
    `${wideEnglish.kit} sampl mould mold tool photo trademark software inventor`,
    `${notEnglish()} chef menu restaurant`,
  ),
  ru: words(
    `чехл аксессуар штук ${russian.shop}`,
    `чехл $goods | комисси логист доставк хранен упаковк вайлдберриз wildberries маркетплейс | $marketing ${wideRussian.people} ${wideRussian.running}`,
    `стеллаж склад образц фото принтер ${wideRussian.kit}`,
    `${notRussian()} пайк диагност экран_замен`,
  ),
  price: [[2, 70]],
  revenue: 250_000,
  margin: [-15, 42],
  payroll: [0, 42],
};

const wholesale: Trade = {
  en: words(
    `clean product wholesale chemical detergent paper hotel ${english.shop}`,
    `product $goods | ${wideEnglish.people} sales_ | warehous $rent | ${wideEnglish.moving} ${wideEnglish.running}`,
    `warehous forklift shelv rack ${wideEnglish.kit} $vehicle`,
    `${notEnglish()} guest minibar bedroom`,
  ),
  ru: words(
    `овощ картофел опт тонн кг килограмм фрукт ${russian.shop}`,
    `овощ $goods | ${wideRussian.people} грузчик кладовщик | склад $rent | ${wideRussian.moving} $utilities ${wideRussian.running}`,
    `склад холодил погрузчик весы стеллаж полк ${wideRussian.kit} $vehicle`,
    `${notRussian()} удобрен комбайн официант`,
  ),
  price: null,
  revenue: 900_000,
  margin: [-8, 35],
  payroll: [0, 35],
};

export const fourthOnline: readonly ExpectedModel[] = [
  ...linesOf(online, en('online shop for barefoot shoes in Poland', 'PL'), ru('интернет-магазин пряжи')),
  ...linesOf(
    sellingThere,
    en('Amazon seller of kitchen gadgets'),
    ru('торгую на вайлдбериз чехлами для телефонов'),
  ),
  ...linesOf(
    wholesale,
    en('wholesale of cleaning products to hotels in Cancun', 'MX'),
    ru('оптовая торговля овощами, склад в Самарканде', 'UZ'),
  ),
];
