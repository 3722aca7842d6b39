// Lines of the fourth set about media.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, type Trade, words } from '../trade.ts';
import { english, notEnglish, notRussian, ofAnyRevenue, russian } from '../usual.ts';
import { wideEnglish, wideRussian, work } from './wordings.ts';

const news: Trade = {
  en: words(
    'member subscription subscriber reader donation advert ad sponsor support event grant',
    `${wideEnglish.people} journalist editor reporter | $hosting website platform newsletter software | ${wideEnglish.running} legal`,
    `camera website ${wideEnglish.kit} software platform`,
    `${notEnglish()} printing_press gym treadmill`,
  ),
  ru: words(
    'реклам пост размещен интеграц спонсор спецпроект донат подписк',
    `${wideRussian.people} редактор автор журналист контент | ${wideRussian.promo} | ${wideRussian.running}`,
    `камер телефон смартфон ${wideRussian.kit} сайт программ`,
    `${notRussian()} типограф антенн кабел`,
  ),
  price: null,
  revenue: 150_000,
  ...work,
};

const publisher: Trade = {
  en: words(
    'book title copy copies rights ebook sale licen order',
    `print royalt author illustrat edit translat $materials | ${wideEnglish.people} editor | warehous distribut storage deliver shipping $marketing ${wideEnglish.running}`,
    `${wideEnglish.kit} rights title book`,
    `${notEnglish()} kindergart caregiver playground`,
  ),
  ru: words(
    'комикс книг тираж издан экземпляр прав лиценз продаж том',
    `печат тираж типограф гонорар роялти автор художник перевод | ${wideRussian.people} редактор | $marketing ${wideRussian.running}`,
    `${wideRussian.kit} прав книг`,
    `${notRussian()} киносъем прокат_фильм театр`,
  ),
  price: null,
  revenue: 220_000,
  margin: [-20, 50],
  payroll: [0, 65],
};

const filming: Trade = {
  ru: words(
    `ролик съемк съёмк видео монтаж реклам продакшн ${russian.service}`,
    `${wideRussian.people} монтаж актер актёр режиссер съемоч | аренд реквизит локац оборудован студи транспорт ${wideRussian.running} | ${wideRussian.running}`,
    `камер свет объектив ${wideRussian.kit}`,
    `${notRussian()} кинотеатр попкорн`,
  ),
  price: null,
  revenue: 280_000,
  ...work,
};

const podcasts: Trade = {
  en: words(
    `studio hour record session podcast edit hire rent room booking membership production ${english.service}`,
    `$rent | ${wideEnglish.people} editor engineer | $utilities $marketing ${wideEnglish.running}`,
    `microphone camera sound acoustic ${wideEnglish.kit}`,
    `${notEnglish()} yoga dance apartment`,
  ),
  price: null,
  revenue: 150_000,
  margin: [-15, 62],
  payroll: [0, 65],
};

export const fourthMedia: readonly ExpectedModel[] = [
  ...ofAnyRevenue(linesOf(news, ru('городской телеграм-канал с рекламой, Красноярск', 'RU'))),
  ...linesOf(news, en('local news site paid for by its members in Lübeck', 'DE')),
  ...linesOf(
    publisher,
    en('small publisher of picture books for children in Buenos Aires', 'AR'),
    ru('издательство комиксов'),
  ),
  ...linesOf(filming, ru('видеопродакшн рекламных роликов')),
  ...linesOf(podcasts, en('podcast studio for hire in Toronto', 'CA')),
];
