// One assumption in the list of sources: what is known about it, and the form to edit it in place.
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { type Ref, type RefObject, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasSource } from '../document/edits/provenance.ts';
import type { Assumption } from './assumptions.ts';
import { SourceForm, type SourceFormHandle } from './source-form.tsx';
import classes from './sources.module.css';
import { useAssumptionName } from './use-assumption-name.ts';

interface SourceListRowProps {
  readonly assumption: Assumption;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly form: Ref<SourceFormHandle>;
  readonly onToggle: () => void;
  readonly onDone: () => void;
  readonly onSaved: (row: RefObject<HTMLButtonElement | null>) => void;
}

const iconSize = 18;

export function SourceListRow(props: SourceListRowProps) {
  const { assumption, isFirst, isOpen, form, onToggle, onDone, onSaved } = props;
  const { formatMessage } = useIntl();
  const name = useAssumptionName()(assumption);
  const row = useRef<HTMLButtonElement>(null);
  const { provenance, place } = assumption;
  const isKnown = hasSource(provenance);
  const Icon = isKnown ? IconCircleCheckFilled : IconCircleDashed;
  const known = [provenance.source || provenance.note, provenance.owner, provenance.date].filter(
    (text) => text !== '',
  );
  const done = (isSaved: boolean) => {
    onDone();
    if (isSaved) onSaved(row);
    else row.current?.focus();
  };
  return (
    <li className={classes.item} data-known={isKnown || undefined}>
      <button
        ref={row}
        type="button"
        className={classes.row}
        data-row
        {...(isFirst && { 'data-autofocus': true })}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <Icon size={iconSize} aria-hidden="true" />
        <span className={classes.name}>{name}</span>
        <span className={classes.told}>
          {isKnown ? known.join(' · ') : <FormattedMessage id="sources.missing" />}
        </span>
      </button>
      {isOpen && (
        <fieldset className={classes.place} aria-label={formatMessage({ id: 'sources.ask' }, { name })}>
          <SourceForm place={place} handle={form} onDone={done} />
        </fieldset>
      )}
    </li>
  );
}
