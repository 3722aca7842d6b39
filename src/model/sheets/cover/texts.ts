// The words of the cover.
import type { Language } from '#language/language.ts';
import type { LegendSample } from '#workbook/row.ts';

interface CoverTexts {
  readonly title: string;
  readonly subtitle: string;
  readonly purpose: string;
  readonly purposeOf: (name: string) => string;
  readonly scope: string;
  readonly item: (section: string, count: string) => string;
  readonly empty: (section: string) => string;
  readonly leftOut: string;
  readonly switchedOff: (section: string) => string;
  /** Where nothing is taxed. */
  readonly salesTax: string;
  readonly neverIn: readonly string[];
  readonly use: string;
  /** The steps that apply to every model, in order. */
  readonly steps: readonly [string, ...string[]];
  /** Added after the first step where there are several scenarios. */
  readonly pickScenario: string;
  readonly colours: string;
  readonly samples: readonly { readonly label: string; readonly sample: LegendSample }[];
  readonly tabs: string;
  readonly facts: string;
  readonly version: (version: string) => string;
  readonly date: (date: string) => string;
  readonly currency: (currency: string) => string;
  readonly scenarios: string;
  readonly scenario: (number: number, name: string) => string;
  readonly live: string;
  readonly changes: string;
  readonly issue: (version: string, date: string) => string;
}

export const coverTexts: Readonly<Record<Language, CoverTexts>> = {
  en: {
    title: 'Cover',
    subtitle: 'Financial model: income statement, balance sheet and cash flow, period by period',
    purpose: 'Purpose',
    purposeOf: (name) =>
      `Financial forecast of ${name}: what it earns, owns and owes, and whether its cash lasts.`,
    scope: 'Scope',
    item: (section, count) => `${section}: ${count}`,
    empty: (section) => `${section}: nothing entered yet`,
    leftOut: 'Exclusions',
    switchedOff: (section) => `${section}: switched off in this model`,
    salesTax: 'Sales tax (VAT): nothing is taxed',
    neverIn: [
      'Deferred tax and differences of exchange rates',
      'Seasons inside a period: its flows are even from the first day to the last',
      'Interest on what is drawn within a period: it is charged on the opening balance',
    ],
    use: 'How to use',
    steps: [
      'Type in the blue cells of the assumptions; everything else follows from them.',
      'Read the results on the dashboard and in the three statements.',
      'Watch the model check on top of any sheet; if it says “failed”, the contents tell why.',
      'Note the source, owner and date of each assumption to the right of its numbers.',
      'Point at a cell with a red corner to read why its row is as it is.',
    ],
    pickScenario: 'Pick the scenario on the same sheet; the whole workbook shows it.',
    colours: 'Colours',
    samples: [
      { label: 'A number to type', sample: { role: 'input', text: 'Input' } },
      { label: 'A number that a formula works out', sample: { role: 'calculation', text: 'Calculation' } },
      { label: 'A number read from another sheet', sample: { role: 'link', text: 'Link' } },
      { label: 'A check that fails', sample: { role: 'check', text: 'Failure' } },
    ],
    tabs: 'Tabs: dark blue control, amber inputs, grey calculations, green results',
    facts: 'Version',
    version: (version) => `Version ${version}`,
    date: (date) => `Date: ${date}, when the template was last changed`,
    currency: (currency) => `Base currency: ${currency}`,
    scenarios: 'Scenarios',
    scenario: (number, name) => `${number}. ${name}`,
    live: 'Scenario shown now',
    changes: 'Change log',
    issue: (version, date) => `Version ${version}: as it stood on ${date}`,
  },
  ru: {
    title: 'Обложка',
    subtitle: 'Финансовая модель: прибыли и убытки, баланс и движение денег по периодам',
    purpose: 'Назначение',
    purposeOf: (name) =>
      `Финансовый прогноз: ${name}. Прибыль, имущество и долги бизнеса, и хватит ли ему денег.`,
    scope: 'Что входит',
    item: (section, count) => `${section}: ${count}`,
    empty: (section) => `${section}: пока ничего не введено`,
    leftOut: 'Исключения',
    switchedOff: (section) => `${section}: отключено в этой модели`,
    salesTax: 'НДС: ничего не облагается',
    neverIn: [
      'Отложенный налог и курсовые разницы',
      'Колебания внутри периода: его потоки равномерны от первого дня до последнего',
      'Проценты на то, что взято внутри периода: они начисляются на остаток на начало',
    ],
    use: 'Как пользоваться',
    steps: [
      'Вводите числа в синие ячейки допущений; всё остальное следует из них.',
      'Смотрите результаты в сводке и в трёх отчётах.',
      'Следите за проверкой наверху листа: если там «ошибка», причина — в содержании.',
      'Отмечайте источник, ответственного и дату каждого допущения справа от чисел.',
      'Наведите курсор на ячейку с красным уголком: примечание объяснит строку.',
    ],
    pickScenario: 'Выберите сценарий на том же листе; его покажет вся книга.',
    colours: 'Цвета',
    samples: [
      { label: 'Число, которое вводят', sample: { role: 'input', text: 'Ввод' } },
      { label: 'Число, которое считает формула', sample: { role: 'calculation', text: 'Расчёт' } },
      { label: 'Число с другого листа', sample: { role: 'link', text: 'Ссылка' } },
      { label: 'Проверка, которая не выполнена', sample: { role: 'check', text: 'Ошибка' } },
    ],
    tabs: 'Ярлыки: тёмно-синий — управление, янтарный — вводные, серый — расчёт, зелёный — итоги',
    facts: 'Версия',
    version: (version) => `Версия ${version}`,
    date: (date) => `Дата: ${date}, последнее изменение шаблона`,
    currency: (currency) => `Основная валюта: ${currency}`,
    scenarios: 'Сценарии',
    scenario: (number, name) => `${number}. ${name}`,
    live: 'Показан сценарий',
    changes: 'История изменений',
    issue: (version, date) => `Версия ${version}: по состоянию на ${date}`,
  },
};
