// The cells of a sheet that is seen by quarter or by year: the column of a span is named by its kind and its number.

export type SpanKind = 'quarters' | 'years';

export type SpanColumn = `${SpanKind}.${number}`;

/** Counted from 0. */
export const spanColumn = (kind: SpanKind, index: number): SpanColumn => `${kind}.${index}`;

/** Null for a period or a single figure. */
export function spanOfColumn(id: string): { readonly kind: SpanKind; readonly index: number } | null {
  const [kind, index] = id.split('.');
  if (index === undefined || (kind !== 'quarters' && kind !== 'years')) return null;
  return { kind, index: Number(index) };
}
