// In the bar of a sheet: whether its columns are periods, quarters or years, as on every other sheet.
import { useIntl } from 'react-intl';
import type { SheetId } from '#template/sections.ts';
import { SegmentedChoice } from '#web/ui/fields/segmented-choice.tsx';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { offeredSpans } from '../../session/view/offered-spans.ts';
import { showBy, useSpanView } from '../../session/view/sheets-view.ts';

interface SpanChoiceProps {
  readonly sheetId: SheetId;
  readonly isTabStop: boolean;
}

/** Without columns of periods. */
const without: ReadonlySet<SheetId> = new Set(['cover', 'content', 'dashboard', 'charts']);

export function SpanChoice({ sheetId, isTabStop }: SpanChoiceProps) {
  const open = useTemplateDocument();
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const periodicity = useTemplateFact(({ data }) => data.options.timing.periodicity);
  const { by } = useSpanView();
  const offered = offeredSpans[periodicity];
  if (without.has(sheetId) || offered.length === 0) return null;
  const names = {
    periods: formatMessage({ id: 'view.by-periods' }, { periodicity }),
    quarters: formatMessage({ id: 'view.by-quarters' }),
    years: formatMessage({ id: 'view.by-years' }),
  };
  return (
    <SegmentedChoice
      isSmall
      isTabStop={isTabStop}
      label={formatMessage({ id: 'view.by' })}
      value={offered.includes(by) ? by : 'periods'}
      onChange={(chosen) => showBy(open, chosen)}
      choices={offered.map((value) => ({
        value,
        label: names[value],
        // On a phone there is room for its first letter alone.
        ...(isNarrow && { short: names[value].slice(0, 1) }),
      }))}
    />
  );
}
