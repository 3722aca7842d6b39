// The rows of a formula that it remembers from the period before, which have something at the start.
import { pastIn } from './expression.ts';
import { parse } from './parse.ts';

interface WrittenFormula {
  readonly expression: string;
  readonly steps?: readonly WrittenStep[] | undefined;
}

interface WrittenStep {
  readonly id: string;
  readonly expression: string;
}

/** A step may be written with or without its name before it. */
export const stepText = ({ id, expression }: WrittenStep): string =>
  expression.includes('=') ? expression : `${id} = ${expression}`;

/** In the order in which they are met; none while it cannot be read. */
export function rememberedRows({ expression, steps = [] }: WrittenFormula): readonly string[] {
  const texts = [...steps.map(stepText), expression].filter((text) => text.includes('prev'));
  const rows = texts.flatMap((text) => {
    const parsed = parse(text);
    if (!parsed.ok) return [];
    return pastIn(parsed.equation.expression).flatMap(({ name, row }) => (name === 'prev' ? [row] : []));
  });
  return [...new Set(rows)];
}
