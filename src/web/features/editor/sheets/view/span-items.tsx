// The part of the view menu that chooses what a column is: a period, a quarter or a year.
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import type { SpanView } from '../../calculation/spans/span-columns.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import partClasses from '../../fields/menu-part.module.css';
import { offeredSpans } from '../../session/view/offered-spans.ts';
import { foldYear, showBy, useSpanView } from '../../session/view/sheets-view.ts';

const checkIcon = <IconCheck size={16} />;

export function SpanItems() {
  const open = useTemplateDocument();
  const { periodicity } = useTemplate().data.options.timing;
  const { by, foldedYears } = useSpanView();
  const years = useCalculated(({ result }) => result?.years ?? noYears);
  const offered = offeredSpans[periodicity];
  if (offered.length === 0) return null;
  return (
    <>
      <Menu.Label className={partClasses.apart ?? ''}>
        <FormattedMessage id="view.by" />
      </Menu.Label>
      {offered.map((each) => (
        <Menu.RadioItem
          key={each}
          value={each}
          checked={each === by}
          checkIcon={checkIcon}
          closeMenuOnClick
          onChange={() => showBy(open, each)}
        >
          <SpanName by={each} periodicity={periodicity} />
        </Menu.RadioItem>
      ))}
      {by === 'periods' &&
        years.map((year, index) => (
          <Menu.CheckboxItem
            key={year}
            checked={foldedYears.has(index)}
            checkIcon={checkIcon}
            closeMenuOnClick
            onChange={() => foldYear(open, index)}
          >
            <FormattedMessage id="view.one-column" values={{ year }} />
          </Menu.CheckboxItem>
        ))}
    </>
  );
}

const noYears: readonly string[] = [];

interface SpanNameProps {
  readonly by: SpanView['by'];
  readonly periodicity: string;
}

function SpanName({ by, periodicity }: SpanNameProps) {
  if (by === 'periods') return <FormattedMessage id="view.by-periods" values={{ periodicity }} />;
  return by === 'quarters' ? (
    <FormattedMessage id="view.by-quarters" />
  ) : (
    <FormattedMessage id="view.by-years" />
  );
}
