// Lines of the third set about repair, cleaning and building.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, serving, small } from '../usual.ts';

export const thirdHomes: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} electric install repair visit call_out wiring`,
        `$materials $goods part cable | ${english.running} $fuel $vehicle $staff`,
        '',
        notEnglish(),
      ),
      price: [[40, 1_500]],
      revenue: 110_000,
    },
    en('self-employed electrician in Galway', 'IE'),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} ремонт вызов стиральн машин техник`,
        `$materials запчаст инструмент | ${russian.running} $fuel $vehicle $staff инструмент`,
        '',
        notRussian(),
      ),
      price: [[15, 200]],
      revenue: 50_000,
    },
    ru('чиню стиральные машины на дому у клиентов'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} clean home house visit flat apartment`,
        `$staff cleaner | $materials cleaning chemical ${english.running}`,
        '',
        notEnglish(),
      ),
      price: [
        [15, 80],
        [60, 700],
      ],
      revenue: 330_000,
    },
    en('house cleaning in Phoenix', 'US'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} мойк окон фасад метр альпинист`,
        `$staff альпинист мойщик бригад | $materials инвентар химия снаряж страхов ${russian.running}`,
        '',
        notRussian(),
      ),
      price: [
        [0.8, 15],
        [60, 9_000],
      ],
      revenue: 250_000,
    },
    ru('мойка окон и фасадов, промышленные альпинисты'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} paint decorat room wall house`,
        `$materials paint | $staff painter decorator subcontract | ${english.running} $vehicle $fuel`,
        '',
        notEnglish(),
      ),
      price: null,
      revenue: 420_000,
    },
    en('painting and decorating firm in Belfast', 'GB'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} ремонт квартир метр отделк объект`,
        `$materials субподряд | $staff бригад отделочник прораб субподряд`,
        '',
        notRussian(),
      ),
      price: [
        [60, 900],
        [4_000, 80_000],
      ],
      revenue: 900_000,
    },
    ru('ремонт квартир под ключ в Новосибирске, 3 бригады', 'RU', 3),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} repair bike bicycle tune sale part accessor`,
        `$materials $goods part | ${english.running} $staff mechanic`,
        '$equipment $fitout',
        notEnglish(),
      ),
      price: [[15, 300]],
      revenue: 180_000,
    },
    en('bycicle repair shop'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} ремонт подгон одежд пошив чек издели`,
        `$materials нит фурнитур ткан | ${russian.running} $staff швея швеи портн`,
        '$equipment швейн',
        notRussian(),
      ),
      price: [[4, 90]],
      revenue: 70_000,
    },
    ru('ремонт и подгонка одежды в торговом центре'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} pool clean install build maintenance month visit chemical`,
        `$materials chemical $goods | $staff technician | ${english.running} $vehicle $fuel`,
        '',
        notEnglish(),
      ),
      price: null,
      revenue: 400_000,
    },
    en('swimming pool maintenance in Marbella', 'ES'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} окон окна окно монтаж установ пластиков`,
        `$materials $goods профил стеклопакет | $staff монтажник бригад замерщик | ${russian.running} $vehicle $fuel`,
        '',
        notRussian(),
      ),
      price: [
        [80, 1_500],
        [1_500, 8_000],
      ],
      revenue: 600_000,
    },
    ru('пластиковые окна: замер и установка, Шымкент', 'KZ'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} tree surgery removal prun stump`,
        `$staff climber arborist ground | $fuel $materials $vehicle ${english.running}`,
        '$equipment chipper saw $vehicle',
        'haircut patient tuition room_night livestock espresso',
      ),
      price: [[100, 5_000]],
      revenue: 400_000,
    },
    en('tree surgeons'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} ковр ковёр ковер чистк стирк метр`,
        `$materials химия порошок средств шампун | $staff мойщик водител | $vehicle $fuel ${russian.running}`,
        '$equipment',
        notRussian(),
      ),
      price: [
        [1.5, 20],
        [15, 120],
      ],
      revenue: 150_000,
    },
    ru('стирка ковров с вывозом в Ереване', 'AM'),
  ),
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} chimney sweep inspect flue`,
        `${english.running} $fuel $vehicle $staff $materials | ${english.running} $fuel $vehicle $staff $materials`,
        '',
        notEnglish(),
      ),
      price: [[40, 400]],
      revenue: 80_000,
    },
    en('chimney sweep'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} проект ландшафт участ озеленен газон сад`,
        `$materials растен саженц грунт | $staff бригад озеленител дизайнер садовник | ${russian.running}`,
        '',
        'пациент ученик ночлег доярк бариста',
      ),
      price: null,
      revenue: 400_000,
    },
    ru('ландшафтный дизайн и озеленение участков'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} септик монтаж установ канализац станци`,
        `$materials $goods септик оборудован | $staff монтажник бригад | ${russian.running} $vehicle $fuel экскаватор спецтехник`,
        '',
        notRussian(),
      ),
      price: [[400, 12_000]],
      revenue: 700_000,
    },
    ru('монтаж септиков под ключ в Подмосковье', 'RU'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} elevator lift maintenance repair unit month`,
        `$materials part | $staff technician mechanic | ${english.running} $vehicle $fuel`,
        '',
        notEnglish(),
      ),
      price: [
        [60, 600],
        [600, 6_000],
      ],
      revenue: 700_000,
    },
    en('we service 200 lifts in apartment blocks in Sofia', 'BG', 200),
  ),
];
