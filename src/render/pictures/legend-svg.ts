// The names of a chart's series beside their colours, on as many lines as they need.
import { type Box, boxSvg, fitted, type MeasureText, textSvg } from './drawing.ts';
import { colours, seriesColour } from './picture-look.ts';

const size = 20;
const keySize = 16;
const keyGap = 10;
const between = 28;
const lineHeight = 30;

export interface Legend {
  readonly svg: string;
  /** Where the next thing may begin. */
  readonly bottom: number;
}

export function legendSvg(
  names: readonly string[],
  { left, top, width }: Omit<Box, 'height'>,
  measure: MeasureText,
): Legend {
  const parts: string[] = [];
  let x = left;
  let line = 0;
  for (const [order, name] of names.entries()) {
    const text = fitted(name, width - keySize - keyGap, size, false, measure);
    const taken = keySize + keyGap + measure(text, size, false);
    if (x > left && x + taken > left + width) {
      x = left;
      line += 1;
    }
    const y = top + line * lineHeight;
    parts.push(
      boxSvg({ left: x, top: y + 5, width: keySize, height: keySize }, seriesColour(order), 4),
      textSvg(text, x + keySize + keyGap, y + 20, { size, colour: colours.dimmed }),
    );
    x += taken + between;
  }
  return { svg: parts.join(''), bottom: top + (line + 1) * lineHeight };
}
