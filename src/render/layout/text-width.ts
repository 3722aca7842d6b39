// Measures texts in the file's font, so that columns, notes and charts are as wide as what they show.

/** A thousandth of the size of the font each, as the makers of Arial measured them. */
const widths = new Map<string, number>(
  (
    [
      [191, "'"],
      [222, 'ijl‘’'],
      [260, '|'],
      [278, ' !,./:;I[\\]ft·'],
      [333, '()-`r{}„“”'],
      [355, '"'],
      [389, '*'],
      [469, '^'],
      [500, 'Jckysvxzг'],
      [556, '0123456789#$?_abdeghnopquL–«»€£авеноруэчз'],
      [584, '+<=>~−×'],
      [611, 'FTZГ'],
      [667, '&ABEKPSVXYАВЕЁКРСХЬ'],
      [722, 'CDHNRUwИНОПТУЧЦюыДЛ'],
      [778, 'GOQОмжт'],
      [833, 'MmМшфФ'],
      [889, '%щ'],
      [944, 'WЖШЫ'],
      [1000, '—…№ЩЮ@'],
    ] as const
  ).flatMap(([width, marks]) => [...marks].map((mark) => [mark, width] as const)),
);

/** Other letters of our languages are about as wide as a digit, other writing is square. */
const otherWidth = (mark: string): number => ((mark.codePointAt(0) ?? 0) < 0x500 ? 600 : 1000);

const boldFactor = 1.08;
const pixelsPerPoint = 96 / 72;

export interface TextSize {
  /** In points. */
  readonly size: number;
  readonly isBold?: boolean;
}

/** In pixels, 96 to an inch. */
export function textWidth(text: string, { size, isBold = false }: TextSize): number {
  let thousandths = 0;
  for (const mark of text) thousandths += widths.get(mark) ?? otherWidth(mark);
  return (thousandths / 1000) * size * pixelsPerPoint * (isBold ? boldFactor : 1);
}
