// Chooses a formula: a field that opens the list of them, each with an example, and finds them by what is typed.
import { CloseButton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './choose-formula.module.css';
import { FormulaList } from './formula-list.tsx';
import { type FormulaChoosing, useFormulaChoice } from './use-formula-choice.ts';

export interface FormulaChoiceProps extends FormulaChoosing {
  /** What stands there for a formula that the template does not have. */
  readonly fallback: string;
}

export function FormulaChoice({ fallback, ...choosing }: FormulaChoiceProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const { formulas, chosenId } = choosing;
  const name = formulas.find(({ id }) => id === chosenId)?.name ?? fallback;
  const { search, groups, picked, isOpen, open, close, type, keys, ...list } = useFormulaChoice(choosing);
  const texts = isOpen
    ? { value: search, placeholder: formatMessage({ id: 'formulas.find' }) }
    : { value: name, title: name };
  return (
    <div className={classes.choice} data-open={isOpen || undefined}>
      <TextInput
        {...texts}
        label={formatMessage({ id: 'add.formula' })}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-activedescendant={isOpen && picked ? `${listId}-${picked.id}` : undefined}
        autoComplete="off"
        spellCheck={false}
        rightSection={<OpenMark isOpen={isOpen} onClose={close} />}
        onClick={open}
        onBlur={close}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={keys}
      />
      {isOpen && (
        <>
          <FormulaList {...list} id={listId} groups={groups} picked={picked} chosenId={chosenId} />
          <VisuallyHidden role="status">
            <FormattedMessage
              id="formulas.found"
              values={{ count: groups.reduce((sum, group) => sum + group.formulas.length, 0) }}
            />
          </VisuallyHidden>
        </>
      )}
    </div>
  );
}

function OpenMark({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  if (!isOpen) return <IconChevronDown size={16} className={classes.chevron} aria-hidden="true" />;
  return (
    <CloseButton
      size="sm"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'app.close' })}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
    />
  );
}
