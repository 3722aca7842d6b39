// A field for the numbers of one input, a number a period; what cannot be read is said and not taken.

import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendarStats } from '@tabler/icons-react';
import { type ClipboardEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { periodValues } from '#template/period-values.ts';
import { loadLater } from '#web/api/load-later.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { checkValues } from '../document/field-checks.ts';
import { pastedNumbers } from '../document/numbers/pasted-numbers.ts';
import type { AssumptionPlace } from '../document/provenance/provenance.ts';
import { useTemplateFact } from '../document-context.ts';
import { useTemplateText } from '../refused-fields.ts';
import { numberLanguage } from './number-language.ts';
import { SourceMark } from './sources/later-source-mark.tsx';
import classes from './values-field.module.css';

const NumbersDialog = lazy(async () => ({
  default: (await loadLater(() => import('./numbers/numbers-dialog.tsx'))).NumbersDialog,
}));

interface ValuesFieldProps {
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Said instead of how values are typed. */
  readonly hint?: string;
  /** What stands in while nothing is typed. */
  readonly fallback?: string;
  /** Whether the numbers may also be worked on period by period. */
  readonly isExpandable?: boolean;
  /** Where in the template it stands, to say where it comes from. */
  readonly place?: AssumptionPlace;
  readonly onValid: (data: string) => void;
  readonly onLeave?: () => void;
}

/** In pixels, beside the text. */
const sides = { bare: 38, drawn: 96, mark: 28 } as const;

export function ValuesField(props: ValuesFieldProps) {
  const { name, units, value, hint, fallback = '', isExpandable = false, place, onValid, onLeave } = props;
  const { formatMessage, locale } = useIntl();
  const field = useTemplateText({ value, check: checkValues, onValid });
  const [isExpanded, setExpanded] = useState(false);
  const label = units ? formatMessage({ id: 'items.input' }, { name, units }) : name;
  const stands = value || fallback;
  const isDrawn = stands.includes(';');
  const apply = (data: string) => {
    onLeave?.();
    field.type(data);
    onLeave?.();
  };
  return (
    <>
      <TextInput
        label={label}
        description={hint ?? formatMessage({ id: 'items.values-hint' })}
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        value={field.text}
        placeholder={fallback}
        error={field.fault && formatMessage(field.fault)}
        onChange={(event) => field.type(event.currentTarget.value)}
        onPaste={(event) => pasteNumbers(event, locale, field.type)}
        onBlur={onLeave}
        {...(isExpandable && {
          rightSectionWidth: (isDrawn ? sides.drawn : sides.bare) + (place ? sides.mark : 0),
          rightSection: (
            <ValuesSide
              label={formatMessage({ id: 'numbers.open' }, { name })}
              data={isDrawn ? stands : null}
              mark={place && <SourceMark place={place} name={name} />}
              onExpand={() => setExpanded(true)}
            />
          ),
        })}
      />
      {isExpanded && (
        <Suspense fallback={null}>
          <NumbersDialog name={label} value={stands} onApply={apply} onClose={() => setExpanded(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ValuesSideProps {
  readonly label: string;
  /** Null where all periods are the same, so that there is nothing to draw. */
  readonly data: string | null;
  readonly mark: ReactNode;
  readonly onExpand: () => void;
}

export function ValuesSide({ label, data, mark, onExpand }: ValuesSideProps) {
  const periodCount = useTemplateFact(({ layout }) => layout.cFcstColCount);
  return (
    <span className={classes.side}>
      {data !== null && <Sparkline values={periodValues(data, periodCount)} width={50} height={18} />}
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label} onClick={onExpand}>
        <IconCalendarStats size={17} />
      </ActionIcon>
      {mark}
    </span>
  );
}

export function pasteNumbers(
  event: ClipboardEvent<HTMLInputElement>,
  locale: string,
  type: (text: string) => void,
): void {
  const pasted = pastedNumbers(event.clipboardData.getData('text/plain'), numberLanguage(locale));
  if (pasted === null) return;
  event.preventDefault();
  type(withInserted(event.currentTarget, pasted));
}

/** Pasted cells stand apart from what is around them. */
function withInserted({ value, selectionStart, selectionEnd }: HTMLInputElement, pasted: string): string {
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  const opening = before === '' || before.endsWith(';') ? '' : ';';
  const closing = after === '' || after.startsWith(';') ? '' : ';';
  return `${before}${opening}${pasted}${closing}${after}`;
}
