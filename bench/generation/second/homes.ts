// Lines of the second set about repair, cleaning and building.
import type { ExpectedModel } from '../line.ts';
import { en, linesOf, ru, words } from '../trade.ts';
import { alone, english, notEnglish, notRussian, russian, serving, small } from '../usual.ts';

export const secondHomes: readonly ExpectedModel[] = [
  ...linesOf(
    {
      ...alone,
      en: words(
        `${english.service} repair plumb visit call_out install heating boiler`,
        `$materials $goods part | ${english.running} $fuel $vehicle $staff`,
        '',
        notEnglish(),
      ),
      price: [[40, 1_000]],
      revenue: 100_000,
    },
    en('plumber, i work alone, Glasgow', 'GB'),
  ),
  ...linesOf(
    {
      ...alone,
      ru: words(
        `${russian.service} ремонт вызов мастер час мелк монтаж`,
        `$materials инструмент запчаст $fuel | ${russian.running} $fuel $vehicle $staff инструмент`,
        '',
        notRussian(),
      ),
      price: [[12, 250]],
      revenue: 45_000,
    },
    ru('мелкий ремонт по дому, работаю один'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} clean office square contract month`,
        `$staff cleaner | $materials cleaning chemical ${english.running}`,
        '',
        `${notEnglish()} laundry_drop`,
      ),
      price: [
        [15, 80],
        [80, 6_000],
        [0.3, 15],
      ],
      revenue: 600_000,
    },
    en('office cleaning in Oslo with 15 cleaners', 'NO', 15),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} уборк клининг квартир метр`,
        `$staff клинер уборщ | $materials химия средств моющ инвентар`,
        '',
        notRussian(),
      ),
      price: [
        [30, 500],
        [1, 12],
      ],
      revenue: 220_000,
    },
    ru('клининг квартир после ремонта'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} build home house renovation extension construction refurb`,
        `$materials subcontract | $staff builder foreman subcontract carpenter | ${english.running} $vehicle $fuel`,
        '',
        notEnglish(),
      ),
      price: null,
      revenue: 1_500_000,
    },
    en('home renovation contractor in Chicago, crew of 8', 'US', 8),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} дом домов каркасн строит объект метр сруб`,
        `$materials пиломатериал брус субподряд | $staff бригад плотник прораб субподряд`,
        '',
        notRussian(),
      ),
      price: [
        [15_000, 400_000],
        [250, 3_000],
      ],
      revenue: 2_200_000,
    },
    ru('строим каркасные дома в Ленинградской области, 12 домов в год', 'RU', 12),
  ),
  ...linesOf(
    {
      ...small,
      en: words(
        `${english.service} repair phone screen device sale accessor fix`,
        `$materials $goods part screen | ${english.running} $staff technician`,
        '',
        notEnglish(),
      ),
      price: [[12, 250]],
      revenue: 170_000,
    },
    en('phone repair kiosk in Casablanca', 'MA'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} ремонт обув набойк ключ чек`,
        `$materials набойк подошв клей заготов | ${russian.running} $staff мастер сапожник`,
        '',
        notRussian(),
      ),
      price: [[4, 70]],
      revenue: 60_000,
    },
    ru('мастерская по ремонту обуви в подземном переходе'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} roof solar_panel install repair square metre`,
        `$materials tile subcontract | $staff roofer crew subcontract`,
        '',
        notEnglish(),
      ),
      price: null,
      revenue: 1_000_000,
    },
    en('roofing contractor, mostly slate and tile'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} кондиционер монтаж установ чистк`,
        `$materials $goods кондиционер оборудован | $staff монтажник бригад | ${russian.running} $vehicle $fuel`,
        '',
        notRussian(),
      ),
      price: [[40, 2_500]],
      revenue: 350_000,
    },
    ru('установка и чистка кондиционеров в Ташкенте', 'UZ'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} garden lawn mow landscap hedge visit month plant`,
        `$staff gardener landscap | $fuel $materials $vehicle ${english.running}`,
        '$equipment mower $vehicle',
        'haircut patient tuition room_night livestock espresso',
      ),
      price: [[25, 5_000]],
      revenue: 280_000,
    },
    en('gardening and lawn mowing, no tree work'),
  ),
  ...linesOf(
    {
      ...small,
      ru: words(
        `${russian.service} химчистк чистк прачечн стирк издели вещ приём прием килограмм кг чек`,
        `$materials химия порошок средств | $staff приёмщи приемщи оператор | $rent $utilities`,
        '$equipment',
        notRussian(),
      ),
      price: [[2, 60]],
      revenue: 250_000,
    },
    ru('химчистка и прачечная в Бресте', 'BY'),
  ),
  ...linesOf(
    {
      ...serving,
      en: words(
        `${english.service} pest inspect treatment control`,
        `$materials chemical trap bait | $staff technician | $vehicle $fuel ${english.running}`,
        '',
        'haircut patient tuition room_night livestock espresso',
      ),
      price: [[50, 900]],
      revenue: 350_000,
    },
    en('pest control'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} проект дизайн интерьер метр надзор комплектац`,
        `$staff дизайнер визуализатор чертёжник чертежник подрядчик | ${russian.running}`,
        '',
        notRussian(),
      ),
      price: [
        [8, 120],
        [400, 15_000],
      ],
      revenue: 180_000,
    },
    ru('студия дизайна интерьеров, я и помощник'),
  ),
  ...linesOf(
    {
      ...serving,
      ru: words(
        `${russian.service} скважин бурен метр насос`,
        `$materials труба трубы обсадн насос | $staff бурильщик бригад | $fuel $vehicle ${russian.running}`,
        '$equipment буров $vehicle',
        notRussian(),
      ),
      price: [
        [20, 200],
        [600, 12_000],
      ],
      revenue: 600_000,
    },
    ru('бурение скважин на воду, одна буровая'),
  ),
];
