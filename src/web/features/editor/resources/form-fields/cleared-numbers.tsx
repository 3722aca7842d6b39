// Says which numbers another formula has cleared, and how they come back.
import { FormattedList, FormattedMessage } from 'react-intl';
import classes from '../form/resource-dialog.module.css';
import type { ClearedNumber } from '../form/resource-form.ts';

const longestText = 24;

export function ClearedNumbers({ cleared }: { readonly cleared: readonly ClearedNumber[] }) {
  if (cleared.length === 0) return null;
  return (
    <p className={classes.info} role="status">
      <FormattedMessage
        id="items.cleared-form"
        values={{ names: <FormattedList value={cleared.map(shownText)} /> }}
      />
    </p>
  );
}

function shownText({ variable: { name }, text }: ClearedNumber): string {
  if (text === null || text === '') return name;
  return `${name} (${text.length > longestText ? `${text.slice(0, longestText)}…` : text})`;
}
