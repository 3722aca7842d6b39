// What somebody says of oneself, such as “I bake cakes”, leads to the trade as its name does.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

/** The kind, and lines of which each is of it. */
const said = `
  custom_cakes: пеку торты дома, одна | делаю капкейки на заказ | I bake cakes at home
  bakery: I bake bread | печём хлеб на закваске
  tailor: шью платья на заказ | шью чехлы на диваны | I sew dresses | I sew curtains at home | шью спортивную форму
  candles_and_soap: вяжу игрушки крючком | вяжу шапки и продаю | I knit sweaters | I crochet toys
  soap_making: варю мыло
  home_bakery: пеку пироги | home baker | пеку хлеб и продаю соседям
  office_lunches: готовлю обеды и развожу по офисам
  dark_kitchen: we cook meals for elderly people
  office_lunches: We cook lunches for offices
  catering: we cook for weddings
  canteen: school meals | питание для детских садов
  shoe_and_key_repair: чиню обувь | we mend shoes
  bicycle_repair: чиню велосипеды | we repair bikes
  phone_and_computer_repair: чиню телефоны | I fix laptops
  car_repair: чиню машины в гараже | ремонтируем автомобили
  nail_salon: делаю маникюр на дому | I do nails at home
  massage_salon: делаю массаж
  photographer: снимаю свадьбы | I photograph weddings
  video_production: снимаю видео для бизнеса | снимаю рекламу
  video_channel: веду телеграм-канал про ремонт, зарабатываю на рекламе | веду кулинарный блог | telegram channel with ads
  art_school: веду уроки рисования
  dance_school: веду занятия по танцам
  class_instructor: веду йогу | I teach yoga | учу танцевать
  music_teacher: I teach piano | I teach guitar | учу играть на гитаре
  guided_tours: веду экскурсии
  event_agency: веду праздники
  accounting_firm: веду бухгалтерию для ИП
  taxi: работаю в такси на своей машине | работаю таксистом | таксую | I drive for Uber | uber driver with my own car
  van_transport: вожу грузы на своей газели
  short_term_rental: one flat in Budapest that i rent out by the night on airbnb | сдаю квартиру на сутки | I rent out my flat to tourists | airbnb apartment | сдаю студию посуточно
  greengrocer: торгую овощами на рынке
  cleaning_company: убираю квартиры | работаю в клининге | I clean houses
  custom_furniture: делаем мебель | производство кухонь и шкафов на заказ в Пензе
  concrete_blocks: делаем тротуарную плитку и бордюры
  saas: сервис учёта для складов по подписке | inventory software for warehouses by subscription | сервис онлайн-записи для парикмахеров
  coffee_roastery: specialty coffee roastery with a small bar | обжариваем кофе | coffee roasters | обжарочный цех кофе | small batch coffee roastery
  marketplace_seller: торгую чехлами для телефонов на Wildberries и Ozon | продаю одежду на Wildberries | selling phone cases on Amazon
  pancakes_and_dumplings: чебуречная на 24 места | блинная в торговом центре | creperie in Lyon | пельменная
  coffee_to_go: кофейня на колёсах | кофемобиль
  grill_takeaway: шашлык на вынос у трассы
  self_storage: склад самообслуживания для вещей | storage lockers`;

const cases = said
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [kind = '', lines = ''] = row.trim().split(': ');
    return lines.split(' | ').map((line) => [line.trim(), kind] as const);
  });

describe('What somebody does is the trade', () => {
  test.each(cases)('%s: %s', (line, kind) => {
    expect(understand(line, /[а-я]/iu.test(line) ? 'ru' : 'en').kinds[0]?.id).toBe(kind);
  });
});
