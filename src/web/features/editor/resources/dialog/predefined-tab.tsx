// Predefined resources, found by name; any number of them at once, or one way of financing.
import { Button, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isTradeSectionId } from '#template/sections.ts';
import classes from '../form/resource-dialog.module.css';
import { Choices } from '../suggestions/choices.tsx';
import { KindChoice } from '../suggestions/kind-choice.tsx';
import { isNarrow, type KindFilter, ofAll, ofModel } from '../suggestions/kind-filter.ts';
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
  const { sectionId } = props;
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<KindFilter>(ofModel);
  const predefined = usePredefined(sectionId, search, filter);
  return (
    <SuggestionForm {...props}>
      <div className={classes.finding}>
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
        {isTradeSectionId(sectionId) && (
          <KindChoice kindNames={predefined.kindNames} value={filter} onChoose={setFilter} />
        )}
      </div>
      <div className={classes.list}>
        <FoundSuggestions
          {...props}
          {...predefined}
          onSearchAll={isNarrow(filter) && search.trim() !== '' ? () => setFilter(ofAll) : null}
        />
      </div>
    </SuggestionForm>
  );
}

interface FoundProps extends SelectionProps, ReturnType<typeof usePredefined> {
  readonly onSearchAll: (() => void) | null;
}

function FoundSuggestions(props: FoundProps) {
  const { formatMessage } = useIntl();
  const { sectionId, selection, onSelect, suggestions, isPending, isError, retry, onSearchAll } = props;
  const label = formatMessage({ id: 'suggest.predefined' });
  return (
    <>
      {suggestions.length > 0 && <Choices {...{ sectionId, label, suggestions, selection, onSelect }} />}
      <NotFoundHint
        isNone={suggestions.length === 0}
        isPending={isPending}
        isError={isError}
        onRetry={retry}
        onSearchAll={onSearchAll}
      />
    </>
  );
}

interface RestProps {
  readonly isNone: boolean;
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** Null where nothing is left to search. */
  readonly onSearchAll: (() => void) | null;
}

/** Shown only once everything has been searched. */
function NotFoundHint({ isNone, isPending, isError, onRetry, onSearchAll }: RestProps) {
  if (isPending) return isNone && <Waiting />;
  if (isError) return <Failed onRetry={onRetry} />;
  if (!isNone) return null;
  return (
    <div className={classes.note}>
      <p>
        <FormattedMessage id="suggest.nothing" />
      </p>
      {onSearchAll && (
        <Button variant="default" size="xs" onClick={onSearchAll}>
          <FormattedMessage id="suggest.search-all" />
        </Button>
      )}
    </div>
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
