// Sample numbers: the first below a hundred, each next one five percent more, without fractions.

const firstBelow = 100;
const growth = 1.05;

export function randomValues(random: () => number, periodCount: number): string {
  const first = Math.floor(random() * firstBelow);
  return Array.from({ length: periodCount }, (_, period) => Math.floor(first * growth ** period)).join(';');
}
