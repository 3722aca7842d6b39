// Tests on how many days of a week a business works, and that what is done besides on some of them is none.
import { expect, test } from 'vitest';
import { busyIn } from './how-busy.ts';

test.each([
  ['market stall on weekends', 2],
  ['cafe, weekends only', 2],
  ['cafe, open on weekends', 2],
  ['кафе, только по выходным', 2],
  ['barbershop, closed on weekends', 5],
  ['neighbourhood cafe in Leeds, my sister bakes and we hope to serve brunch on weekends', undefined],
  ['cafe with brunch on weekends', undefined],
  ['кафе и мастер-классы по выходным', undefined],
])('%s: %s', (text, days) => {
  expect(busyIn(text).busy.daysAWeek).toBe(days);
});
