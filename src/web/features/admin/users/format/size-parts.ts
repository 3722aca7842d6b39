// A number of bytes as a number and its unit, for reading.

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1000;

export interface SizeParts {
  readonly value: number;
  readonly unit: (typeof units)[number];
}

/** One decimal, except of bytes. */
export function sizeParts(bytes: number): SizeParts {
  let value = bytes;
  let index = 0;
  while (Math.round(value * 10) / 10 >= step && index < units.length - 1) {
    value /= step;
    index += 1;
  }
  return { value: Math.round(value * 10) / 10, unit: units[index] ?? 'byte' };
}
