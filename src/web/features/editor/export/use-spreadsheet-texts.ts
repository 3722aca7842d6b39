// What the button is called that makes a spreadsheet: by whose it becomes.
import { useIntl } from 'react-intl';
import { useVisitor } from '#web/state/visitor/visitor.ts';

export interface SpreadsheetTexts {
  readonly label: string;
  /** Begins with what is visible. */
  readonly name: string;
}

export function useSpreadsheetTexts(): SpreadsheetTexts {
  const { formatMessage } = useIntl();
  const { hasGoogleSheets } = useVisitor();
  return hasGoogleSheets
    ? { label: formatMessage({ id: 'take.google' }), name: formatMessage({ id: 'take.google-named' }) }
    : {
        label: formatMessage({ id: 'take.spreadsheet' }),
        name: formatMessage({ id: 'take.spreadsheet-named' }),
      };
}
