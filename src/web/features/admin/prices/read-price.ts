// Reads a price in dollars as somebody types it; null if the server would refuse it.

const pattern = /^\d{1,6}([.,]\d{1,2})?$/;
const leastDollars = 0.5;

export function readPrice(text: string): number | null {
  const typed = text.trim();
  if (!pattern.test(typed)) return null;
  const dollars = Number(typed.replace(',', '.'));
  return dollars === 0 || dollars >= leastDollars ? dollars : null;
}
