// Splits the number format of a style into its sections and selects the one that displays a value.
import type { CellStyle } from '#audit/book/book.ts';
import { once } from '#audit/once/once.ts';

/** Semicolons in quotes, after a backslash or in brackets part nothing. */
function split(code: string): readonly string[] {
  const pieces = code.match(/"[^"]*"?|\\.|\[[^\]]*\]?|;|[^"\\[;]+/gsu) ?? [];
  const sections: string[] = [''];
  for (const piece of pieces) {
    if (piece === ';') sections.push('');
    else sections[sections.length - 1] += piece;
  }
  return sections;
}

export interface ShownSection {
  readonly section: string;
  /** A format of one section puts the minus sign itself. */
  readonly hasMinus: boolean;
}

interface Sections {
  readonly all: readonly string[];
  /** What shows 0, above 0 and below 0; null where conditions of its own decide. */
  readonly bySign: {
    readonly zero: ShownSection;
    readonly above: ShownSection;
    readonly below: ShownSection;
  } | null;
}

function sectionsIn(code: string): Sections {
  const all = split(code);
  if (/\[[<>=]/.test(code)) return { all, bySign: null };
  const [positive = '', negative, zero] = all;
  const plain = (section: string): ShownSection => ({ section, hasMinus: false });
  return {
    all,
    bySign: {
      above: plain(positive),
      below: negative === undefined ? { section: positive, hasMinus: true } : plain(negative),
      zero: plain(zero ?? positive),
    },
  };
}

const sectionsOf = once(({ formatCode }: CellStyle) => sectionsIn(formatCode));

export const formatSections = (style: CellStyle): readonly string[] => sectionsOf(style).all;

/** Null where conditions of the format's own decide. */
export function sectionFor(style: CellStyle, value: number): ShownSection | null {
  const { bySign } = sectionsOf(style);
  if (!bySign || value === 0) return bySign?.zero ?? null;
  return value > 0 ? bySign.above : bySign.below;
}
