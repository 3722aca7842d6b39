// What a function takes and gives, while the caret stands in it.
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { FunctionName } from './completion.ts';
import classes from './expression.module.css';

export const signatures: Readonly<Record<FunctionName, MessageDescriptor>> = defineMessages({
  prev: { id: 'function.prev' },
  ago: { id: 'function.ago' },
  last: { id: 'function.last' },
  sum: { id: 'function.sum' },
  min: { id: 'function.min' },
  max: { id: 'function.max' },
});

const meanings: Readonly<Record<FunctionName, MessageDescriptor>> = defineMessages({
  prev: { id: 'function.prev-means' },
  ago: { id: 'function.ago-means' },
  last: { id: 'function.last-means' },
  sum: { id: 'function.sum-means' },
  min: { id: 'function.min-means' },
  max: { id: 'function.max-means' },
});

export function FunctionHint({ name }: { readonly name: FunctionName | null }) {
  if (name === null) return null;
  return (
    <p className={classes.hint} role="status">
      <code>
        <FormattedMessage {...signatures[name]} />
      </code>{' '}
      <FormattedMessage {...meanings[name]} />
    </p>
  );
}
