// A text of a formula: names are completed as they are written, functions explained, and what is wrong is marked where it stands.
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { functionAround, type WrittenName } from './completion.ts';
import { CompletionList } from './completion-list.tsx';
import classes from './expression.module.css';
import { FaultMark, type ShownFault } from './fault-mark.tsx';
import { FunctionHint } from './function-hint.tsx';
import { useCompletion } from './use-completion.ts';

interface ExpressionFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What stands before the text, as the name of a step. */
  readonly prefix?: string;
  readonly value: string;
  readonly maxLength: number;
  readonly names: readonly WrittenName[];
  readonly fault: ShownFault | null;
  readonly onChange: (text: string) => void;
}

export function ExpressionField(props: ExpressionFieldProps) {
  const { label, hint, prefix, value, maxLength, fault } = props;
  const listId = useId();
  const { field, caret, offered, picked, isFocused, events, take } = useCompletion(props);
  const isOpen = offered.length > 0;
  return (
    <div className={classes.field}>
      <TextInput
        ref={field}
        classNames={{ input: classes.text ?? '' }}
        label={label}
        description={hint}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && picked ? `${listId}-${picked.id}` : undefined}
        {...(prefix !== undefined && {
          leftSection: <code className={classes.prefix}>{`${prefix} =`}</code>,
          leftSectionWidth: `calc(${prefix.length + 2} * 0.49rem + 1.2rem)`,
          leftSectionProps: { className: classes.before ?? '' },
        })}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        error={fault?.text}
        {...events}
      />
      {isOpen && <CompletionList id={listId} names={offered} picked={picked} onTake={take} />}
      {fault?.column != null && <FaultMark text={value} column={fault.column} length={fault.length} />}
      {isFocused && !isOpen && <FunctionHint name={functionAround(value, caret ?? value.length)} />}
    </div>
  );
}
