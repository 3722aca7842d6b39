// A field for numbers in a form: the text is kept as it is typed, and what is wrong with it is said.
import { TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadLater } from '#web/api/load-later.ts';
import { checkValues } from '../../document/field-checks.ts';
import { pasteNumbers, ValuesSide } from '../values-field.tsx';

const NumbersDialog = lazy(async () => ({
  default: (await loadLater(() => import('../numbers/numbers-dialog.tsx'))).NumbersDialog,
}));

interface DraftValueProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** What stands in while nothing is typed. */
  readonly fallback?: string;
  readonly hint?: string;
  /** Whether the numbers may also be worked on period by period, where no dialog is open yet. */
  readonly isExpandable?: boolean;
  readonly onChange: (text: string) => void;
}

/** In pixels, beside the text. */
const sides = { bare: 38, drawn: 96 } as const;

export function DraftValue(props: DraftValueProps) {
  const { name, units, value, fallback = '', hint, isExpandable = false, onChange } = props;
  const { formatMessage, locale } = useIntl();
  const [isExpanded, setExpanded] = useState(false);
  const fault = checkValues(value);
  const label = units ? formatMessage({ id: 'items.input' }, { name, units }) : name;
  const stands = value || fallback;
  const drawn = stands.includes(';') && fault === null ? stands : null;
  return (
    <>
      <TextInput
        label={label}
        {...(hint !== undefined && { description: hint })}
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={fallback}
        error={fault && formatMessage(fault)}
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={(event) => pasteNumbers(event, locale, onChange)}
        {...(isExpandable && {
          rightSectionWidth: drawn === null ? sides.bare : sides.drawn,
          rightSection: (
            <ValuesSide
              label={formatMessage({ id: 'numbers.open' }, { name })}
              data={drawn}
              mark={null}
              onExpand={() => setExpanded(true)}
            />
          ),
        })}
      />
      {isExpanded && (
        <Suspense fallback={null}>
          <NumbersDialog
            name={label}
            value={fault === null ? stands : ''}
            onApply={onChange}
            onClose={() => setExpanded(false)}
          />
        </Suspense>
      )}
    </>
  );
}
