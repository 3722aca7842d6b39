// One tab for each sheet; arrow keys go from one to the next, and the open one is always in sight.
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import classes from './status-bar.module.css';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function wantedBy(key: string, sheet: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(sheet + step, 0), count - 1);
}

export function SheetTabs() {
  const { formatMessage } = useIntl();
  const page = usePage();
  const open = usePageState(({ sheet }) => sheet);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[open]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = wantedBy(event.key, open, page.view.sheets.length);
    if (wanted === null) return;
    event.preventDefault();
    page.openSheet(wanted);
    (list.current?.children[wanted] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={formatMessage({ id: 'book.sheets' })}
      className={classes.tabs}
      onKeyDown={onKeyDown}
    >
      {page.view.sheets.map(({ id, title, category }, place) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={place === open}
          aria-controls="cells"
          tabIndex={place === open ? 0 : -1}
          className={classes.tab}
          data-category={category}
          onClick={() => page.openSheet(place)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
