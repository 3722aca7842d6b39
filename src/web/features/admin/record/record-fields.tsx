// The fields that say which part of the record is shown: whose acts, which, to whom, and when.
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Reply } from '#web/api/call.ts';
import type { RecordFilter } from './record-filter.ts';
import classes from './record-tab.module.css';
import { useNameOfAct } from './use-name-of-act.ts';

interface RecordFieldsProps {
  readonly filter: RecordFilter;
  /** Who and what the record knows of. */
  readonly known: Pick<Reply<'listActs'>, 'operators' | 'kinds'> | null;
  readonly onChange: (filter: RecordFilter) => void;
}

export function RecordFields({ filter, known, onChange }: RecordFieldsProps) {
  const { formatMessage } = useIntl();
  const nameOfAct = useNameOfAct();
  const change = (part: Partial<RecordFilter>) => onChange({ ...filter, ...part });
  const all = { value: '', label: formatMessage({ id: 'admin.record-all' }) };
  const operators = known?.operators.map(({ id, email }) => ({ value: id, label: email || id })) ?? [];
  const acts = known?.kinds.map((kind) => ({ value: kind, label: nameOfAct(kind) })) ?? [];
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={<FormattedMessage id="admin.record-operator" />}
        data={[all, ...operators]}
        value={filter.operatorId}
        onChange={({ currentTarget }) => change({ operatorId: currentTarget.value })}
      />
      <NativeSelect
        label={<FormattedMessage id="admin.record-act" />}
        data={[all, ...acts]}
        value={filter.act}
        onChange={({ currentTarget }) => change({ act: currentTarget.value })}
      />
      <UserField whom={filter.whom} onChange={(whom) => change({ whom })} />
      <TextInput
        type="date"
        label={<FormattedMessage id="admin.record-from" />}
        value={filter.from}
        max={filter.to || undefined}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={<FormattedMessage id="admin.record-to" />}
        value={filter.to}
        min={filter.from || undefined}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </div>
  );
}

/** Asks once it is left or on Enter, not at every letter. */
function UserField({ whom, onChange }: { readonly whom: string; readonly onChange: (whom: string) => void }) {
  const [text, setText] = useState(whom);
  const finish = () => {
    if (text.trim() !== whom) onChange(text.trim());
  };
  return (
    <TextInput
      label={<FormattedMessage id="admin.record-whom" />}
      value={text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  );
}
