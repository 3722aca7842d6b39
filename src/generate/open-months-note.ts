// What the cover says of a business that is closed for a part of each year: what falls away in those months, and what goes on.
import type { Language } from '#language/language.ts';
import type { Business } from './business/business.ts';
import { atPitches } from './business/busy.ts';
import { asDone } from './business/one-person.ts';
import { isOfOpenMonths, isOfPlace } from './business/open-costs.ts';
import { openText } from './business/open-months.ts';
import { monthName } from './understand/sentence.ts';

interface NoteTexts {
  /** Sales, and who is paid. */
  readonly sales: (open: string, first: string) => string;
  readonly paid: string;
  readonly paidAll: string;
  readonly others: string;
  readonly pitch: string;
  readonly lease: string;
}

const texts: Readonly<Record<Language, NoteTexts>> = {
  en: {
    sales: (open, first) =>
      `As was said: ${open} each year, for the first time in ${first}. Sales and the costs that go with them are those that these months have in a usual year; in the others there are none.`,
    paid: 'Whoever does the work is paid in the open months alone, whoever manages the business all year.',
    paidAll: 'Everybody is paid in the open months alone.',
    others:
      'Rent, insurance and the other costs of having the business go on all year, but for utilities, cleaning and fuel.',
    pitch:
      'The pitch is paid for in the open months alone; insurance and the other costs of having the business go on all year.',
    lease:
      'The place is leased for the season, so rent is paid in the open months alone; insurance and the other costs of having the business go on all year.',
  },
  ru: {
    sales: (open, first) =>
      `Как сказано, ${open}. Начало работы: ${first}. Продажи и связанные с ними расходы — такие, как в эти месяцы обычного года, в остальные месяцы их нет.`,
    paid: 'Те, кто выполняет работу, получают зарплату только в месяцы работы, руководитель — весь год.',
    paidAll: 'Зарплаты платятся только в месяцы работы.',
    others:
      'Аренда, страхование и другие постоянные расходы идут весь год, кроме коммунальных услуг, уборки и топлива.',
    pitch:
      'Место оплачивается только в месяцы работы; страхование и другие постоянные расходы идут весь год.',
    lease:
      'Помещение арендуется на сезон, поэтому аренда платится только в месяцы работы; страхование и другие постоянные расходы идут весь год.',
  },
};

/** A forecast that was said to begin earlier pays for the months before it. */
function firstMonth({ dateStart, openMonths = [], language }: Business): string {
  const [year = 0, month = 1] = dateStart.split('-').map(Number);
  const later = openMonths.find((open) => open >= month);
  const first = later ?? openMonths[0] ?? month;
  return `${monthName(first, language)} ${later === undefined ? year + 1 : year}`;
}

export function openMonthsNote(settled: Business): readonly string[] {
  const { openMonths, language } = settled;
  if (!openMonths) return [];
  const said = texts[language];
  const { head } = asDone(settled);
  const { costs, overheads } = head.kind;
  const pays = [...costs, ...overheads].filter((cost) => cost.form === 'pay');
  const isKept = overheads.some(
    (cost) => cost.form === 'pay' && !isOfOpenMonths(cost, false, head.kind, settled),
  );
  const places = overheads.filter(isOfPlace);
  const isOfSeason = places.some((cost) => isOfOpenMonths(cost, false, head.kind, settled));
  const ofSeason = atPitches.has(head.kind.id) ? said.pitch : said.lease;
  const paid = isKept ? said.paid : said.paidAll;
  return [
    said.sales(openText(openMonths, language), firstMonth(settled)),
    ...(pays.length > 0 ? [paid] : []),
    isOfSeason ? ofSeason : said.others,
  ];
}
