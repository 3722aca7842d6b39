// Chooses after how many periods the next label stands: steps that calendars know.

const knownSteps = [1, 2, 3, 6, 12, 24, 60];

export function labelStep(count: number, room: number): number {
  const least = count / Math.max(1, room);
  return knownSteps.find((step) => step >= least) ?? count;
}
