// Usual words of English and Russian that name no trade and that are therefore never a slip of one: money is no monkey.
import { stemOf } from './stems.ts';

const said = `
  able above across after again age ago ahead alone along already always among amount answer away back bad bank base because become before
  behind believe below better between body both bring case cause certain chance change choice city class clear close cold come cost could country
  couple course cover current data date dear deal debt deep different early earn easy end enough even evening event ever every exact
  example fact fair fall far father feel few field figure fill final find fine first five follow force form former four free front
  future gain game general girl give goal gold group grow guess guy half hand happy hard head hear heart heavy high hold hope hour huge
  human income inside interest invest issue item job join keep kind know lack lady land last late later lead learn least leave less level
  life light like line list live long look lose loss lots love low luck main make many market matter maybe mean meet middle million
  mind minute miss model moment money month monthly more morning most move much name near nearly never next night nine none north note
  nothing now number offer often once order other outside over page part pass past pay people percent perhaps person place point poor
  power price profit public pull push put question quick quickly rate ready real reason remote report rest result return rich right rise risk
  road role rule safe same save say second see seem sell send sense seven share short show side sign since sister site situation six
  size sky slow small social some soon sound source south spare speak spend spring stand state stay step still stop story strong
  stuff such sure take talk tell term test than thing third thousand three through time today together tomorrow too top total touch
  toward trade tree true trust truth turn under until upon use useful usual value view voice wait walk wall want war watch way
  wealth week weekend west whole wide wife wish woman wonder word work worker world worry worth write wrong yard year young
  banking retired retire moved quit lived living worked working studied former currently years savings
  много мало денег деньги деньгами деньгах время времени люди людей людям человек человека жизнь жизни работа работы работу работать
  день дня дней ночь утро вечер неделя месяц месяца год года лет час часа раз мир мира страна страны город города народ
  рука руки глаз голова лицо слово слова вопрос ответ право закон сила силы конец начало часть сторона сторону путь
  дорога дороги цена цены стоимость доход дохода доходы прибыль прибыли расход расходы вклад кредит долг ставка процент
  богатый богатым богатство быстро медленно легко трудно хорошо плохо лучше больше меньше сегодня завтра вчера сейчас потом
  всегда никогда иногда часто снова опять давно недавно скоро рано поздно рядом далеко близко везде дома здесь
  заработать зарабатывать заработок получить получать взять брать дать давать знать знаю думать мочь могу можно нельзя
  стать стал стала пойти идти прийти ехать переехать переехали жить живу живём живем понять помочь помогать найти искать
  мама мамы папа папы сын дочь дети ребята семья семьи семью женщина женщины мужчина мужчины девушка парень подруга подругой
  первый второй третий последний следующий другой другая другие разный разные самый самая любой каждый никакой
  простой сложный важный главный общий целый полный пустой старый молодой белый чёрный черный красный синий зелёный
  вещь вещи случай причина цель результат решение помощь совет история память мысль чувство любовь счастье
  карта стол стул окно стена пол потолок рынок товар товары заказ клиент клиенты тысяча миллион сумма
  бывший бывшая опыт опытом декрет декрета пенсия пенсии уволился уволилась мечта мечтаем колобок мороз
  сделай сделать сделаем сделает сделаю забудь инструкция инструкции инструкций инструкцию`;

const ordinary = new Set(
  said.split(/\s+/u).flatMap((word) => [word.replaceAll('ё', 'е'), stemOf(word.replaceAll('ё', 'е'))]),
);

export const isOrdinary = ({ form, stem }: { readonly form: string; readonly stem: string }): boolean =>
  ordinary.has(form) || ordinary.has(stem);

const phrases = `
  sailing club, pub quiz, wind turbine maintenance, racket stringing, blood bank, gas extraction, oil extraction,
  gas power, pipeline transport, barge transport, rail freight, mushroom picking, berry picking, film distributor, film distribution, gas distribution, power trading, electricity trading,
  forex trading, stock trading, crypto trading, hair buying, door sales, sheep shearing, стрижка овец,
  реабилитация животных, animal rehabilitation, железнодорожные грузоперевозки, трубопроводный транспорт, дистрибьютор кино, скупка волос,
  kayak building, canoe building, surfboard shaping, сбор дикоросов, space elevator, космический лифт`;

const trades = `
  institute escort refinery petrochemical fireworks pyrotechnics
  library archive bank church mosque monastery prison embassy stadium airport port
  nuclear coal gold diamond rocket satellite spacecraft weapon ammunition
  tobacco orphanage television army government parliament election sewage blockchain barge forex
  plasma lighthouse railway metro tram submarine
  эскорт шахта рудник прииск фейерверк пиротехника
  библиотека архив банк церковь мечеть монастырь тюрьма посольство стадион аэропорт порт
  уголь золотодобыча ракета спутник оружие табак приют телевидение армия
  метро трамвай
`;

const wordsIn = (said: string): readonly string[] => said.trim().replaceAll('ё', 'е').split(/\s+/u);

/** Words of trades that the catalogue does not have, by stem: it says so in place of taking them for the nearest one. */
export const unknownTrades: ReadonlyMap<string, string> = new Map(
  wordsIn(trades).map((word) => [stemOf(word), word]),
);

/** The same in words of which each may belong to a trade that it has. */
export const unknownPhrases: readonly (readonly string[])[] = phrases
  .split(',')
  .map((phrase) => wordsIn(phrase).map(stemOf));
