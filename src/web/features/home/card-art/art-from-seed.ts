// Draws a rising wave from a text: the same text gives the same wave.

export interface Art {
  readonly hue: number;
  readonly line: string;
  readonly area: string;
}

const width = 280;
const height = 112;
const steps = 40;
const hues = [222, 262, 190, 152, 24, 340, 205, 172];

export function artFromSeed(seed: string): Art {
  const number = hash(seed);
  const phase = (number % 628) / 100;
  const waves = 1.4 + ((number >>> 8) % 100) / 90;
  const rise = 26 + ((number >>> 16) % 22);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const y = height * 0.72 - part * rise - Math.sin(phase + part * waves * Math.PI * 2) * (12 + 6 * part);
    return `${((width * step) / steps).toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join('L')}`;
  return { hue: hues[number % hues.length] ?? 222, line, area: `${line}L${width} ${height}L0 ${height}Z` };
}

/** FNV-1a: short texts that differ in one letter land far apart. */
function hash(text: string): number {
  let number = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    number = Math.imul(number ^ text.charCodeAt(index), 16777619);
  }
  return number >>> 0;
}
