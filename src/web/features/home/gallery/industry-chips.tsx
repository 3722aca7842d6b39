// The industries as links, each with its number of templates; the chosen one is part of the address.
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import classes from './industry-chips.module.css';
import { industries, industryName } from './queries/industries.ts';

interface IndustryChipsProps {
  /** Null for all. */
  readonly chosen: string | null;
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

const { all } = defineMessages({ all: { id: 'gallery.industry-all' } });

export function IndustryChips({ chosen, counts, total }: IndustryChipsProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.nav} aria-label={formatMessage({ id: 'gallery.industries' })}>
      <ul className={classes.chips}>
        <Chip industry={null} name={all} count={total} isChosen={chosen === null} />
        {industries.map((industry) => (
          <Chip
            key={industry}
            industry={industry}
            name={industryName(industry) ?? all}
            count={counts.get(industry) ?? 0}
            isChosen={chosen === industry}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  readonly industry: string | null;
  readonly name: MessageDescriptor;
  readonly count: number;
  readonly isChosen: boolean;
}

/** On a phone the row is wider than the window; the page itself stays where it is. */
function centreInRow(chip: HTMLElement): void {
  const row = chip.parentElement;
  if (!row) return;
  const [inner, outer] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

function Chip({ industry, name, count, isChosen }: ChipProps) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen && place.current) centreInRow(place.current);
  }, [isChosen]);
  return (
    <li ref={place}>
      <Link
        to="."
        search={(before: Record<string, unknown>) => ({ ...before, industry: industry ?? undefined })}
        replace
        className={classes.chip}
        data-empty={count === 0 || undefined}
        // The router itself marks the chosen one as the current page.
        activeOptions={{ exact: true, explicitUndefined: true }}
        data-chosen={isChosen || undefined}
      >
        <FormattedMessage {...name} />
        <span className={classes.count}>{count}</span>
      </Link>
    </li>
  );
}
