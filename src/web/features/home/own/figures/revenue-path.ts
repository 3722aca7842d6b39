// The line of a model's revenue over the width of its card, drawn from nothing up.

interface RevenuePath {
  readonly line: string;
  /** The line closed down to nothing. */
  readonly area: string;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The highest number touches the top; what is less than nothing goes below the rest. */
export function revenuePath(numbers: readonly number[], width: number, height: number): RevenuePath {
  const highest = Math.max(0, ...numbers);
  const lowest = Math.min(0, ...numbers);
  const range = highest - lowest || 1;
  const y = (value: number) => short((height * (highest - value)) / range);
  const step = width / Math.max(1, numbers.length - 1);
  // One number alone is as high from one side to the other.
  const points = numbers.length === 1 ? [...numbers, ...numbers] : numbers;
  const across = numbers.length === 1 ? width : step;
  const line = `M${points.map((value, index) => `${short(index * across)} ${y(value)}`).join('L')}`;
  return { line, area: `${line}L${width} ${y(0)}L0 ${y(0)}Z` };
}
