// Splits a number format into its sections and picks the one that shows a value.

/** Semicolons in quotes, after a backslash or in brackets part nothing. */
export function formatSections(code: string): readonly string[] {
  const pieces = code.match(/"[^"]*"?|\\.|\[[^\]]*\]?|;|[^"\\[;]+/gsu) ?? [];
  const sections: string[] = [''];
  for (const piece of pieces) {
    if (piece === ';') sections.push('');
    else sections[sections.length - 1] += piece;
  }
  return sections;
}

export interface Shown {
  readonly section: string;
  /** A format of one section puts the minus sign itself. */
  readonly hasMinus: boolean;
}

/** Null where conditions of its own decide. */
export function sectionFor(code: string, value: number): Shown | null {
  if (/\[[<>=]/.test(code)) return null;
  const [positive = '', negative, zero] = formatSections(code);
  if (value === 0 && zero !== undefined) return { section: zero, hasMinus: false };
  if (value < 0 && negative !== undefined) return { section: negative, hasMinus: false };
  return { section: positive, hasMinus: value < 0 };
}
