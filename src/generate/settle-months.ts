// Settles in which months of each year a business is open, by what was answered, else by what the line says.
import type { BusinessAnswers } from '#template/fields.ts';
import type { Business } from './business/business.ts';
import type { Understood } from './understand/understand.ts';

const southern: ReadonlySet<string> = new Set(
  'AU NZ ZA AR CL BR PE UY ID BO PY AO ZM ZW MZ MW BW NA LS SZ MG MU FJ VU PG'.split(' '),
);
const monthsInYear = 12;

/** Summer is half a year later in the south; a business that is open in every month has no such months. */
export function monthsOf(
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
