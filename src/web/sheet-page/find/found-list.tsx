// The cells that were found, each with its sheet, what its line is called and what it shows.
import { FormattedMessage } from 'react-intl';
import type { LiveCell } from '#audit/live/live-book.ts';
import { cellKey, placeName } from '#web/sheet-page/state/cell-place.ts';
import { labelOf, sheetOf } from '#web/sheet-page/state/open-view.ts';
import { usePage } from '#web/sheet-page/state/use-page.ts';
import { useShownText } from '#web/sheet-page/state/use-shown-text.ts';
import classes from './find-bar.module.css';

const mostListed = 60;

interface FoundListProps {
  readonly found: readonly LiveCell[];
  readonly at: number | null;
  readonly onChoose: (place: number) => void;
}

export function FoundList({ found, at, onChoose }: FoundListProps) {
  return (
    <ul className={classes.list}>
      {found.slice(0, mostListed).map((cell, place) => (
        <li key={cellKey(cell)}>
          <FoundCell cell={cell} isHere={place === at} onChoose={() => onChoose(place)} />
        </li>
      ))}
      {found.length > mostListed && (
        <li className={classes.more}>
          <FormattedMessage id="book.found-more" values={{ count: found.length - mostListed }} />
        </li>
      )}
    </ul>
  );
}

interface FoundCellProps {
  readonly cell: LiveCell;
  readonly isHere: boolean;
  readonly onChoose: () => void;
}

function FoundCell({ cell, isHere, onChoose }: FoundCellProps) {
  const page = usePage();
  const textOf = useShownText();
  const sheet = sheetOf(page.view, cell.sheet);
  const text = textOf(cell, page.valueAt(cell));
  const label = labelOf(sheet, cell.line);
  return (
    <button type="button" className={classes.found} aria-current={isHere || undefined} onClick={onChoose}>
      <span className={classes.where}>
        {sheet.title} · {placeName(cell)}
      </span>
      <span className={classes.what}>{label}</span>
      {text !== label && <span className={classes.shown}>{text}</span>}
    </button>
  );
}
