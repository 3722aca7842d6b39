// All assumptions of the model with their sources, those without one first.
import { Progress } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTemplate } from '../document/document-context.ts';
import { hasSource } from '../document/edits/provenance.ts';
import { type Assumption, assumptionsOf } from './assumptions.ts';
import type { SourceFormHandle } from './source-form.tsx';
import { SourceListRow } from './source-list-row.tsx';
import classes from './sources.module.css';

const missingFirst = (assumptions: readonly Assumption[]): readonly string[] =>
  [
    ...assumptions.filter(({ provenance }) => !hasSource(provenance)),
    ...assumptions.filter(({ provenance }) => hasSource(provenance)),
  ].map(({ id }) => id);

export function SourcesList() {
  const { formatMessage } = useIntl();
  const assumptions = assumptionsOf(useTemplate());
  // The order stays while the list is being edited.
  const [order] = useState(() => missingFirst(assumptions));
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const form = useRef<SourceFormHandle>(null);
  const toggle = (id: string) => {
    if (form.current?.canClose() === false) return;
    setOpenId(id === openId ? null : id);
  };
  const known = assumptions.filter(({ provenance }) => hasSource(provenance)).length;
  const shown = order.flatMap((id) => assumptions.find((one) => one.id === id) ?? []);
  return (
    <div className={classes.view}>
      <div className={classes.sum}>
        <span role="status">
          <FormattedMessage id="sources.sum" values={{ known, count: assumptions.length }} />
        </span>
        <Progress
          value={assumptions.length === 0 ? 0 : (known / assumptions.length) * 100}
          aria-label={formatMessage({ id: 'sources.title' })}
        />
      </div>
      <ul ref={list} className={classes.list} onKeyDown={(event) => moveByKey(event, list.current)}>
        {shown.map((assumption, place) => (
          <SourceListRow
            key={assumption.id}
            assumption={assumption}
            isFirst={place === 0}
            isOpen={assumption.id === openId}
            form={form}
            onToggle={() => toggle(assumption.id)}
            onDone={() => setOpenId(null)}
            onSaved={(row) => focusNext(list.current, row)}
          />
        ))}
      </ul>
    </div>
  );
}

const rowsOf = (list: HTMLElement | null): readonly HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>('[data-row]')] : [];

/** The next assumption without a source, or the row itself if none is left. */
function focusNext(list: HTMLElement | null, row: RefObject<HTMLButtonElement | null>): void {
  const rows = rowsOf(list);
  const at = row.current ? rows.indexOf(row.current) : -1;
  const next = rows.slice(at + 1).find((one) => !one.parentElement?.hasAttribute('data-known'));
  (next ?? row.current)?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveByKey(event: KeyboardEvent, list: HTMLElement | null): void {
  const rows = rowsOf(list);
  const active = document.activeElement;
  const at = active instanceof HTMLElement ? rows.indexOf(active) : -1;
  const step = steps[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  rows[at + step]?.focus();
}
