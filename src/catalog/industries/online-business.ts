// What software, online shops, media and other online businesses usually have.
import type { Industry } from './industry.ts';
import { amount, monthly, ofSales, oneOff, partialSales, staff, unitCost, unitSales } from './typical.ts';

export const onlineBusiness: Industry = {
  id: 'online_business',
  titles: { en: 'Online business', ru: 'Онлайн-бизнес' },
  stems:
    'saas software startup =app =apps application ecommerce dropship marketplace website blog influenc digital internet subscri platform webinar freelanc hosting =it developer программ приложен стартап маркетплейс сайт блог инфлюенс цифров интернет подписк платформ вебинар фриланс хостинг дропшип разработ =it =ит',
  weakStems: 'online web course mobile онлайн веб курс мобильн',
  sales: [
    [{ en: 'Software subscriptions', ru: 'Подписки на программу' }, unitSales(19, 650)],
    [{ en: 'Business plans', ru: 'Корпоративные тарифы' }, unitSales(240, 22), 30],
    [{ en: 'Web shop orders', ru: 'Заказы интернет-магазина' }, unitSales(38, 420)],
    [{ en: 'Advertising on the site', ru: 'Реклама на сайте' }, partialSales(900, 7, 80), 45],
    [{ en: 'Online courses', ru: 'Онлайн-курсы' }, unitSales(79, 90)],
    [{ en: 'Marketplace commissions', ru: 'Комиссия площадки' }, partialSales(1500, 30, 10)],
    [{ en: 'Set-up and development', ru: 'Внедрение и разработка' }, unitSales(1900, 4), 20],
  ],
  cos: [
    [{ en: 'Hosting and cloud', ru: 'Хостинг и облако' }, ofSales(6)],
    [{ en: 'Payment provider fees', ru: 'Комиссии платёжных систем' }, ofSales(2.9)],
    [{ en: 'Customer support staff', ru: 'Служба поддержки' }, staff(3, 1700)],
    [{ en: 'Goods for the web shop', ru: 'Товары интернет-магазина' }, unitCost(20, 420)],
    [{ en: 'Parcels and fulfilment', ru: 'Посылки и сборка заказов' }, unitCost(5.5, 420)],
    [{ en: 'Authors and teachers', ru: 'Авторы и преподаватели' }, ofSales(5)],
  ],
  sga: [
    [{ en: 'Developers', ru: 'Разработчики' }, staff(3, 3900)],
    [{ en: 'Product and design', ru: 'Продукт и дизайн' }, staff(1, 3500)],
    [{ en: 'Marketing team', ru: 'Отдел маркетинга' }, staff(1, 2800)],
    [{ en: 'Search and social advertising', ru: 'Реклама в поиске и соцсетях' }, ofSales(14)],
    [{ en: 'Software tools', ru: 'Программы и сервисы' }, monthly(750)],
    [{ en: 'Coworking desks', ru: 'Места в коворкинге' }, unitCost(220, 7)],
    [{ en: 'Data protection and legal', ru: 'Защита данных и юристы' }, monthly(400)],
    [{ en: 'Content and search ranking', ru: 'Контент и поисковая оптимизация' }, monthly(1100)],
    [{ en: 'Domains and security', ru: 'Домены и безопасность' }, amount(120)],
  ],
  assets: [
    [{ en: 'Laptops', ru: 'Ноутбуки' }, oneOff(14000)],
    [{ en: 'Servers and network', ru: 'Серверы и сеть' }, oneOff(9000)],
    [{ en: 'First version of the platform', ru: 'Первая версия платформы' }, oneOff(60000)],
    [{ en: 'Photo and video studio', ru: 'Фото- и видеостудия' }, oneOff(7000)],
  ],
};
