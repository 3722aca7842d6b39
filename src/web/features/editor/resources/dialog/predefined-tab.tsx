// Predefined resources, found by name; any number of them at once, or one way of financing.
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from '../form/resource-dialog.module.css';
import { Choices } from '../suggestions/choices.tsx';
import type { SuggestionSelection } from '../suggestions/selection.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import type { TabProps } from './tab-props.ts';
import { usePredefined } from './use-predefined.ts';

export interface SelectionProps extends TabProps {
  readonly selection: SuggestionSelection;
  readonly onSelect: (selection: SuggestionSelection) => void;
}

export function PredefinedTab(props: SelectionProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  return (
    <SuggestionForm {...props}>
      <TextInput
        type="search"
        aria-label={formatMessage({ id: 'suggest.search' })}
        placeholder={formatMessage({ id: 'suggest.search' })}
        leftSection={<IconSearch size={16} />}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={classes.list}>
        <FoundSuggestions {...props} search={search} />
      </div>
    </SuggestionForm>
  );
}

function FoundSuggestions(props: SelectionProps & { readonly search: string }) {
  const { formatMessage } = useIntl();
  const { sectionId, search, selection, onSelect } = props;
  const { suggestions, isPending, isError, retry } = usePredefined(sectionId, search);
  const label = formatMessage({ id: 'suggest.predefined' });
  return (
    <>
      {suggestions.length > 0 && <Choices {...{ sectionId, label, suggestions, selection, onSelect }} />}
      <NotFoundHint
        isNone={suggestions.length === 0}
        isPending={isPending}
        isError={isError}
        onRetry={retry}
      />
    </>
  );
}

interface RestProps {
  readonly isNone: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
}

/** Shown only once everything has been searched. */
function NotFoundHint({ isNone, isPending, isError, onRetry }: RestProps) {
  if (isPending) return isNone && <Waiting />;
  if (isError) return <Failed onRetry={onRetry} />;
  if (!isNone) return null;
  return (
    <p className={classes.note}>
      <FormattedMessage id="suggest.nothing" />
    </p>
  );
}

const waitingRows = ['62%', '48%', '70%', '55%', '64%'];

function Waiting() {
  return (
    <div className={classes.waiting} aria-hidden="true">
      {waitingRows.map((width) => (
        <Skeleton key={width} height={16} width={width} radius="sm" />
      ))}
    </div>
  );
}

export function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={classes.note} role="alert">
      <p>
        <FormattedMessage id="suggest.failed" />
      </p>
      <Button variant="default" size="xs" onClick={onRetry}>
        <FormattedMessage id="editor.retry" />
      </Button>
    </div>
  );
}
