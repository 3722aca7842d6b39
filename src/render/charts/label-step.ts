// Chooses the number of periods between two labels: steps that fit the calendar.

const knownSteps = [1, 2, 3, 6, 12, 24, 60];

export function labelStep(count: number, room: number): number {
  const least = count / Math.max(1, room);
  return knownSteps.find((step) => step >= least) ?? count;
}
