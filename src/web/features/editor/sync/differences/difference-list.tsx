// A table of the first differences between two versions, grouped under headings.
import { Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Template } from '#template/template.ts';
import classes from './difference-list.module.css';
import { type DifferenceTexts, useDifferenceTexts } from './difference-texts.ts';
import { differences } from './differences.ts';

interface DifferenceListProps {
  readonly one: Template;
  readonly other: Template;
  /** The versions' names. */
  readonly headings: readonly [one: ReactNode, other: ReactNode];
}

const mostShown = 40;

export function DifferenceList({ one, other, headings }: DifferenceListProps) {
  const say = useDifferenceTexts();
  const found = useMemo(() => differences(one, other).map(say), [one, other, say]);
  if (found.length === 0) {
    return (
      <Text c="dimmed" size="sm">
        <FormattedMessage id="difference.none" />
      </Text>
    );
  }
  const shown = found.slice(0, mostShown);
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="difference.what" />
            </th>
            <th scope="col">{headings[0]}</th>
            <th scope="col">{headings[1]}</th>
          </tr>
        </thead>
        {grouped(shown).map(([group, rows]) => (
          <Group key={group} name={group} rows={rows} />
        ))}
      </table>
      {found.length > shown.length && (
        <p className={classes.more}>
          <FormattedMessage id="difference.more" values={{ count: found.length - shown.length }} />
        </p>
      )}
    </div>
  );
}

function Group({ name, rows }: { readonly name: string; readonly rows: readonly DifferenceTexts[] }) {
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className={classes.group}>
          {name}
        </th>
      </tr>
      {rows.map(({ key, what, part, one, other }) => (
        <tr key={key}>
          <th scope="row">
            {what}
            {part !== null && <span>{part}</span>}
          </th>
          <td>{one}</td>
          <td>{other}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** In the order in which the headings first occur. */
function grouped(
  rows: readonly DifferenceTexts[],
): readonly (readonly [string, readonly DifferenceTexts[]])[] {
  return [...new Set(rows.map(({ group }) => group))].map((group) => [
    group,
    rows.filter((row) => row.group === group),
  ]);
}
