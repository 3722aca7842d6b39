// Settles when a business opens, and in which months of each year it is open, by what was answered, else by what the line says.
import type { BusinessAnswers } from '#template/fields.ts';
import { type Business, monthsInPeriod } from './business/business.ts';
import type { Understood } from './understand/understand.ts';

const southern: ReadonlySet<string> = new Set(
  'AU NZ ZA AR CL BR PE UY ID BO PY AO ZM ZW MZ MW BW NA LS SZ MG MU FJ VU PG'.split(' '),
);
const monthsInYear = 12;

/** Summer is half a year later in the south; a business that is open in every month has no such months. */
function monthsOf(
  { open }: Understood,
  answers: BusinessAnswers,
  countryId: string,
): Pick<Business, 'isSouthern' | 'openMonths'> {
  const isSouthern = southern.has(countryId);
  const said = isSouthern ? open?.south : open?.north;
  const months = [...new Set(answers.openMonths ?? said ?? [])].sort((one, other) => one - other);
  const isPart = months.length > 0 && months.length < monthsInYear;
  return { isSouthern, ...(isPart && { openMonths: months }) };
}

const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const counted = year * monthsInYear + month - 1 + months;
  const later = String((counted % monthsInYear) + 1).padStart(2, '0');
  return `${Math.floor(counted / monthsInYear)}-${later}-01`;
};

/** Where nobody said when: nobody opens a beach bar in December, to pay its rent until June. */
function firstOpen(
  terms: Pick<Business, 'dateStart' | 'periodicity'>,
  { openMonths }: Pick<Business, 'openMonths'>,
): string {
  const { dateStart } = terms;
  const month = Number(dateStart.split('-')[1]);
  const wait = Array.from({ length: monthsInYear }, (_, later) => later).find((later) =>
    openMonths?.includes(((month + later - 1) % monthsInYear) + 1),
  );
  return wait === undefined || wait < monthsInPeriod(terms) ? dateStart : monthsLater(dateStart, wait);
}

/** The first of the month that was said, not before the day on which the forecast would begin. */
export function startOf(dateStart: string, opening: Understood['opening']): string {
  if (!opening) return dateStart;
  const [year = 0, month = 1] = dateStart.split('-').map(Number);
  const said = opening.year ?? (opening.month >= month ? year : year + 1);
  return `${said}-${String(opening.month).padStart(2, '0')}-01`;
}

export function timesOf(
  understood: Understood,
  answers: BusinessAnswers,
  terms: Pick<Business, 'dateStart' | 'periodicity'>,
  countryId: string,
): Pick<Business, 'isSouthern' | 'openMonths' | 'dateStart'> {
  const { opening } = understood;
  const months = monthsOf(understood, answers, countryId);
  const start = opening ? startOf(terms.dateStart, opening) : firstOpen(terms, months);
  return { ...months, dateStart: answers.dateStart ?? start };
}
