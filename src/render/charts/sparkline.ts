// The outline of a small chart as SVG path data.

export interface Sparkline {
  readonly line: string;
  /** The line closed down to the bottom edge. */
  readonly area: string;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** The lowest value stands on the bottom edge, the highest on the top; a flat row runs along the middle. */
export function sparkline(values: ArrayLike<number>, width: number, height: number): Sparkline {
  const numbers = Array.from(values, (value) => (Number.isFinite(value) ? value : 0));
  if (numbers.length === 0) return { line: '', area: '' };
  const lowest = Math.min(...numbers);
  const range = Math.max(...numbers) - lowest;
  const step = numbers.length > 1 ? width / (numbers.length - 1) : 0;
  const points = numbers.map((value, index) => {
    const part = range === 0 ? 0.5 : (value - lowest) / range;
    return `${short(index * step)} ${short(height * (1 - part))}`;
  });
  const line = `M${points.join('L')}`;
  const right = short((numbers.length - 1) * step);
  return { line, area: `${line}L${right} ${height}L0 ${height}Z` };
}
