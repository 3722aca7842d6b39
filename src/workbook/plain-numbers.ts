// Numbers that a formula may contain directly: neutral ones and unit conversions, which say nothing about a business.

const plainNumbers: ReadonlySet<number> = new Set([-1, 0, 1, 4, 12, 24, 100, 360, 365, 1000, 1_000_000]);

export const isPlainNumber = (value: number): boolean => plainNumbers.has(value);
