// The colours and the one font of a written workbook, for cells, charts and notes alike.

/** On every computer, or replaced by one of the same widths. */
export const fontName = 'Arial';

/** As RRGGBB. Bank colours: blue input, black calculation, green link to another sheet. */
export const palette = {
  accent: '1F3864',
  ink: '1F2937',
  quiet: '64748B',
  rule: '64748B',
  faintRule: 'D9DEE7',
  white: 'FFFFFF',
  input: '0000FF',
  inputFill: 'FFF8DC',
  inputRule: 'EFE3B8',
  calculation: '000000',
  link: '00702E',
  sound: '15803D',
  failure: 'B91C1C',
  failureFill: 'FEE2E2',
  alert: '92400E',
  alertFill: 'FEF3C7',
  noteFill: 'FFFDF2',
} as const;

/** The accent first; far enough apart in lightness to be told apart in print without colours. */
export const seriesColours = [
  '1F3864',
  '2A9D8F',
  'E9A23B',
  'C8553D',
  '7A8BA8',
  '6D597A',
  '8AB17D',
  'B8C4D6',
] as const;
