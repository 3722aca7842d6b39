// How a number is audited: the cells that it is calculated from, and those that are calculated from it, to go to and come back.
import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LiveArea } from '#audit/live/live-book.ts';
import { areaName } from '#web/sheet-page/editing/reference-at-caret.ts';
import { focusCells } from '#web/sheet-page/look/focus-cells.ts';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import { placeName } from '#web/sheet-page/state/cell-place.ts';
import { labelOf, sheetOf } from '#web/sheet-page/state/open-view.ts';
import type { TracedCell } from '#web/sheet-page/state/page-store.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { useShownText } from '#web/sheet-page/state/use-shown-text.ts';
import { isSingle } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { goToAreas } from './go-to-areas.ts';
import classes from './trace-panel.module.css';
import { useTrace } from './use-trace.ts';

const iconSize = 18;
const mostListed = 60;

export function TracePanel({ cell }: { readonly cell: TracedCell }) {
  const page = usePage();
  const { formatMessage } = useIntl();
  const trace = useTrace(cell);
  const place = placeName(cell);
  const close = () => {
    page.endTrail();
    focusCells();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      className={classes.panel}
      aria-label={formatMessage({ id: 'trace.title' }, { cell: place })}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <ToolButton
          label={formatMessage({ id: 'trace.back-to' }, { cell: place })}
          icon={<IconArrowBackUp size={iconSize} />}
          onClick={() => {
            page.followBack();
            focusCells();
          }}
        />
        <TracedName cell={cell} />
        <ToolButton
          label={formatMessage({ id: 'trace.close' })}
          icon={<IconX size={iconSize} />}
          onClick={close}
        />
      </div>
      {trace && (
        <div className={classes.lists}>
          <Areas
            title={<FormattedMessage id="trace.reads" values={{ count: trace.reads.length }} />}
            areas={trace.reads}
          />
          <Areas
            title={<FormattedMessage id="trace.readers" values={{ count: trace.readers.length }} />}
            areas={trace.readers}
          />
        </div>
      )}
    </section>
  );
}

function TracedName({ cell }: { readonly cell: TracedCell }) {
  const page = usePage();
  const sheet = sheetOf(page.view, cell.sheet);
  return (
    <p className={classes.name} role="status">
      {sheet.title} · {placeName(cell)}
      <span className={classes.what}>{labelOf(sheet, cell.line)}</span>
    </p>
  );
}

function Areas({ title, areas }: { readonly title: ReactNode; readonly areas: readonly LiveArea[] }) {
  // A formula may read the same cells twice.
  const each = new Map(areas.map((area) => [`${area.sheet}:${areaName(area, null)}`, area]));
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.list}>
        {[...each].slice(0, mostListed).map(([key, area]) => (
          <li key={key}>
            <AreaButton area={area} />
          </li>
        ))}
        {each.size > mostListed && (
          <li className={classes.more}>
            <FormattedMessage id="book.found-more" values={{ count: each.size - mostListed }} />
          </li>
        )}
      </ul>
    </>
  );
}

function AreaButton({ area }: { readonly area: LiveArea }) {
  const page = usePage();
  const textOf = useShownText();
  const sheet = sheetOf(page.view, area.sheet);
  const first = { sheet: area.sheet, line: area.firstLine, column: area.firstColumn };
  return (
    <button type="button" className={classes.area} onClick={() => goToAreas(page, [area])}>
      <span className={classes.where}>
        {sheet.title} · {areaName(area, null)}
      </span>
      <span className={classes.what}>{labelOf(sheet, area.firstLine)}</span>
      {isSingle(area) && <span className={classes.shown}>{textOf(first, page.valueAt(first))}</span>}
    </button>
  );
}
