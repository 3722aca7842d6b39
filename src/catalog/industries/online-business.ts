// What software, online shops, media and other businesses of the network usually have.
import type { Industry } from './industry.ts';
import { amount, each, monthly, ofSales, once, partly, sold, staff } from './typical.ts';

export const onlineBusiness: Industry = {
  id: 'online_business',
  titles: { en: 'Online business', ru: 'Онлайн-бизнес' },
  stems:
    'saas software startup =app =apps application ecommerce dropship marketplace website blog influenc digital internet subscri platform webinar freelanc hosting =it developer программ приложен стартап маркетплейс сайт блог инфлюенс цифров интернет подписк платформ вебинар фриланс хостинг дропшип разработ =it =ит',
  weakStems: 'online web course mobile онлайн веб курс мобильн',
  sales: [
    ['Software subscriptions', 'Подписки на программу', sold(19, 650)],
    ['Business plans', 'Корпоративные тарифы', sold(240, 22), 30],
    ['Web shop orders', 'Заказы интернет-магазина', sold(38, 420)],
    ['Advertising on the site', 'Реклама на сайте', partly(900, 7, 80), 45],
    ['Online courses', 'Онлайн-курсы', sold(79, 90)],
    ['Marketplace commissions', 'Комиссия площадки', partly(1500, 30, 10)],
    ['Set-up and development', 'Внедрение и разработка', sold(1900, 4), 20],
  ],
  cos: [
    ['Hosting and cloud', 'Хостинг и облако', ofSales(6)],
    ['Payment provider fees', 'Комиссии платёжных систем', ofSales(2.9)],
    ['Customer support staff', 'Служба поддержки', staff(3, 1700)],
    ['Goods for the web shop', 'Товары интернет-магазина', each(20, 420)],
    ['Parcels and fulfilment', 'Посылки и сборка заказов', each(5.5, 420)],
    ['Authors and teachers', 'Авторы и преподаватели', ofSales(5)],
  ],
  sga: [
    ['Developers', 'Разработчики', staff(3, 3900)],
    ['Product and design', 'Продукт и дизайн', staff(1, 3500)],
    ['Marketing team', 'Отдел маркетинга', staff(1, 2800)],
    ['Search and social advertising', 'Реклама в поиске и соцсетях', ofSales(14)],
    ['Software tools', 'Программы и сервисы', monthly(750)],
    ['Coworking desks', 'Места в коворкинге', each(220, 7)],
    ['Data protection and legal', 'Защита данных и юристы', monthly(400)],
    ['Content and search ranking', 'Контент и поисковая оптимизация', monthly(1100)],
    ['Domains and security', 'Домены и безопасность', amount(120)],
  ],
  assets: [
    ['Laptops', 'Ноутбуки', once(14000)],
    ['Servers and network', 'Серверы и сеть', once(9000)],
    ['First version of the platform', 'Первая версия платформы', once(60000)],
    ['Photo and video studio', 'Фото- и видеостудия', once(7000)],
  ],
};
