// How long something took, as the two largest units that say something.

export interface LengthParts {
  readonly unit: 'hours' | 'minutes' | 'seconds';
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export function lengthParts(ms: number): LengthParts {
  const total = Math.round(ms / 1000);
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const seconds = total % 60;
  const small = minutes > 0 ? 'minutes' : 'seconds';
  return { unit: hours > 0 ? 'hours' : small, hours, minutes, seconds };
}
