// Writes typed numbers as the visitor's language does: "30000; 0" becomes "30,000; 0".
import type { IntlShape } from 'react-intl';

const plainNumber = /^-?\d+(\.\d+)?$/;
/** As many as the page's languages can show, so that no typed digit is lost. */
const mostDecimals = 20;

/** What is no number, such as the mark of a list that goes on, stays as it is. */
export const writtenNumbers = (text: string, { formatNumber }: Pick<IntlShape, 'formatNumber'>): string =>
  text
    .split(';')
    .map((cell) => cell.trim())
    .map((cell) =>
      plainNumber.test(cell) ? formatNumber(Number(cell), { maximumFractionDigits: mostDecimals }) : cell,
    )
    .join('; ');
