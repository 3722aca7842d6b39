// The names that may be meant by the word that is being written in a formula.
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { isFunctionName, type WrittenName } from './completion.ts';
import classes from './expression.module.css';
import { signatures } from './function-hint.tsx';

const kinds: Readonly<Record<WrittenName['kind'], MessageDescriptor>> = defineMessages({
  variable: { id: 'formula.kind-variable' },
  step: { id: 'formula.kind-step' },
  total: { id: 'formula.kind-total' },
  year: { id: 'formula.kind-year' },
  function: { id: 'formula.kind-function' },
});

interface CompletionListProps {
  readonly id: string;
  readonly names: readonly WrittenName[];
  readonly picked: WrittenName | undefined;
  readonly onTake: (name: WrittenName) => void;
}

export function CompletionList({ id, names, picked, onTake }: CompletionListProps) {
  const { formatMessage } = useIntl();
  return (
    <div id={id} role="listbox" className={classes.list} aria-label={formatMessage({ id: 'formula.names' })}>
      {names.map((name) => (
        <button
          key={name.id}
          type="button"
          id={`${id}-${name.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={name === picked}
          className={classes.line}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(name)}
        >
          <code>
            {isFunctionName(name.id) && name.kind === 'function' ? <Signature name={name.id} /> : name.id}
          </code>
          <span className={classes.said}>{name.name || <FormattedMessage {...kinds[name.kind]} />}</span>
        </button>
      ))}
    </div>
  );
}

function Signature({ name }: { readonly name: keyof typeof signatures }) {
  return <FormattedMessage {...signatures[name]} />;
}
