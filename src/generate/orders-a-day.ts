// Says how large a kitchen without guests is by its orders a day, since nobody has a seat there.
import type { Volume } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { eatenIn } from '#catalog/kinds/denied-lines.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Part } from './business/business.ts';

const counted: Pair = ['order a day|orders a day', 'заказ в день|заказа в день|заказов в день'];
/** The volume of those who are served at the counter once nobody sits down. */
const guests = 'Guests';
/** Orders of a day that somebody said, whatever they are of. */
const ofDay: ReadonlySet<string> = new Set(['units_a_day', 'meals']);

/** How many orders of it there are in the days that it is open, for each seat that there would be. */
function ordersOf({ name, formula, inputs }: Volume, { kind, missing }: Part): number {
  const id = inLanguage(name, defaultLanguage);
  if (missing?.gone.includes(id)) return 0;
  const left = missing?.less[id]?.left ?? 1;
  const typical = (input: string): number => inputs[input]?.typical ?? 0;
  if (formula === 'turns') return typical('turns') * typical('days') * left;
  return formula === 'plain' && kind.scale.unit === 'seats' ? typical('quantity') * left : 0;
}

export function inOrders(part: Part): Part {
  const { kind, size, said, missing, isSizeSaid } = part;
  const isWithoutGuests = missing?.less[guests] !== undefined && eatenIn.includes(kind.id);
  if (!isWithoutGuests || kind.scale.unit !== 'seats') return part;
  const isOfDay = said !== undefined && ofDay.has(said.unit);
  if (isSizeSaid === true && !isOfDay) return part;
  const days = kind.volumes.find(({ formula }) => formula === 'turns')?.inputs.days?.typical ?? 0;
  const orders = kind.volumes.reduce((sum, volume) => sum + ordersOf(volume, part), 0);
  if (!(days > 0 && orders > 0)) return part;
  const each = days / orders;
  const count = isOfDay ? said.count : Math.max(1, Math.round(size / each));
  const words = isOfDay && said.counted ? said.counted : counted;
  return { ...part, size: count * each, said: { unit: 'units_a_day', counted: words, count, each } };
}
